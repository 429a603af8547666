'use client';

import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { COR } from '../../../palavras/construtor/cor.ts';
import { Campo, type PropsCampo } from '../campos/Campo.tsx';
import { useRedor } from '../contexto.ts';
import estilos from './cor.module.css';
import { corDigitada, lerContraste, paletaDaMarca } from './paleta.ts';

interface Props extends PropsCampo {
  valor: string | null;
  /** What null is, in words. */
  padrao?: string;
  /** The colour it must be read with, and which of the two this field is. */
  par?: { cor: string | null; papel: 'texto' | 'fundo' };
  aoMudar(valor: string | null): void;
}

/** A colour: the brand's own first, any other after, or none (the theme's). */
export function CampoCor({ valor, padrao = COR.doTema, par, aoMudar, ...campo }: Props) {
  const [aberta, setAberta] = useState(false);
  const [texto, setTexto] = useState<string | null>(null);
  const painel = useId();
  const mostrado = texto ?? valor ?? '';
  return (
    <Campo
      {...campo}
      erro={texto !== null && texto !== '' && texto.length >= 7 && !corDigitada(texto) ? COR.naoECor : null}
    >
      {({ id, descritoPor, invalido }) => (
        <>
          <div className={estilos.linha}>
            <button
              type="button"
              className={estilos.amostra}
              data-vazia={valor === null || undefined}
              style={valor ? { background: valor } : undefined}
              aria-expanded={aberta}
              aria-controls={painel}
              aria-label={aberta ? COR.fecharPaleta(campo.rotulo) : COR.abrirPaleta(campo.rotulo)}
              onClick={() => setAberta(!aberta)}
            />
            <input
              id={id}
              type="text"
              spellCheck={false}
              placeholder={padrao}
              maxLength={9}
              aria-describedby={descritoPor}
              aria-invalid={invalido || undefined}
              value={mostrado}
              onChange={(evento) => {
                setTexto(evento.target.value);
                const cor = corDigitada(evento.target.value);
                if (cor) aoMudar(cor);
                if (evento.target.value.trim() === '') aoMudar(null);
              }}
              onBlur={() => setTexto(null)}
            />
            {valor && (
              <button
                type="button"
                className={estilos.tirar}
                aria-label={COR.voltarACorDoTema(campo.rotulo)}
                title={COR.voltarACor}
                onClick={() => {
                  setTexto(null);
                  aoMudar(null);
                }}
              >
                <X size={15} aria-hidden="true" />
              </button>
            )}
          </div>
          {aberta && <Painel id={painel} rotulo={campo.rotulo} valor={valor} aoMudar={aoMudar} />}
          {valor && par?.cor && <Contraste valor={valor} par={{ cor: par.cor, papel: par.papel }} />}
        </>
      )}
    </Campo>
  );
}

function Painel({
  id,
  rotulo,
  valor,
  aoMudar,
}: {
  id: string;
  rotulo: string;
  valor: string | null;
  aoMudar(valor: string): void;
}) {
  const { fatos } = useRedor();
  const faixas = useMemo(() => (fatos ? paletaDaMarca(fatos.cores) : []), [fatos]);
  return (
    <div id={id} className={estilos.painel}>
      {faixas.map((faixa) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div key={faixa.nome} role="group" aria-label={faixa.nome}>
          <span className={estilos.nomeFaixa}>{faixa.nome}</span>
          <div className={estilos.faixa}>
            {faixa.cores.map(({ cor, nome }) => (
              <button
                key={nome}
                type="button"
                style={{ background: cor }}
                aria-label={`${nome} ${cor}`}
                aria-pressed={cor === valor?.toLowerCase()}
                title={`${nome} · ${cor}`}
                onClick={() => aoMudar(cor)}
              />
            ))}
          </div>
        </div>
      ))}
      <label className={estilos.livre}>
        <input
          type="color"
          aria-label={COR.outraCorRotulo(rotulo)}
          value={valor ?? '#ffffff'}
          onChange={(evento) => aoMudar(evento.target.value)}
        />
        {COR.outraCor}
      </label>
    </div>
  );
}

function Contraste({ valor, par }: { valor: string; par: { cor: string; papel: 'texto' | 'fundo' } }) {
  const [texto, fundo] = par.papel === 'texto' ? [valor, par.cor] : [par.cor, valor];
  const { escrita, serve, palavra } = lerContraste(texto, fundo);
  return (
    <p className={estilos.contraste} data-serve={serve} role="status">
      <span aria-hidden="true" style={{ color: texto, background: fundo }}>
        {COR.aa}
      </span>
      {COR.contraste(escrita, palavra)}
    </p>
  );
}
