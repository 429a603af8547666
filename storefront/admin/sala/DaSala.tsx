import { type EstadoDoPregao, ROTULOS_ACAO_APELIDO } from '@martelo/shared/leiloeiro';
import { lerReais } from '@martelo/shared/reais';
import { type RefObject, useEffect, useState } from 'react';
import { oQueDigitou, reais } from './atos.ts';
import { usePalavras } from './contexto.ts';
import { rotuloDaTecla } from './MudarTeclas.tsx';
import { type Teclas, teclaDe } from './teclas.ts';
import type { Atos } from './usar-atos.ts';

interface Props {
  estado: EstadoDoPregao;
  atos: Atos;
  teclas: Teclas;
  escolhido: string | null;
  escolher: (apelidoUid: string) => void;
  /** Where figures go that are typed anywhere (L2). */
  campo: RefObject<HTMLInputElement | null>;
}

/** A bid from the room within a second (L3): who is preselected, the value by one key or typed; a refusal takes nothing typed away. */
export function DaSala({ estado, atos, teclas, escolhido, escolher, campo }: Props) {
  const P = usePalavras();
  const [texto, digitar] = useState('');
  const [recusa, recusar] = useState<string | null>(null);
  const { lote, apelidos, acaoApelido, acoesApelido, judicial } = estado;
  const quem = apelidos.find(({ uid }) => uid === escolhido);
  const tecla = teclaDe(teclas, 'proximo-valor');
  const pode = atos.pode('lance-presencial');

  // What was typed is there until it was taken: here, or after it was asked once more.
  const [ultimo] = estado.ultimosLances;
  useEffect(() => {
    if (ultimo?.origem === 'sala') digitar((texto) => (lerReais(texto) === ultimo.valor ? '' : texto));
  }, [ultimo]);

  const registrar = async () => {
    const digitado = oQueDigitou(texto, estado);
    if (digitado.tipo === 'apelido') {
      escolher(digitado.uid);
      digitar('');
      recusar(null);
      return;
    }
    if (digitado.tipo === 'recusado') {
      recusar(
        digitado.porque === 'abaixo' && lote !== null
          ? P.daSala.abaixo(reais(lote.proximoLance))
          : P.daSala.invalido,
      );
      return;
    }
    recusar(null);
    if (await atos.lancar(digitado.centavos, escolhido)) campo.current?.blur();
  };

  return (
    <section className="mesa-sala" aria-label={P.daSala.titulo}>
      <div className="mesa-lancar">
        <button
          type="button"
          className="botao primario"
          disabled={!pode || atos.agindo !== null || lote === null}
          onClick={() => lote !== null && void atos.lancar(lote.proximoLance, escolhido)}
        >
          <span>
            {lote === null
              ? P.daSala.titulo
              : P.daSala.proximoPor(quem?.apelido ?? '–', reais(lote.proximoLance))}
          </span>
          {tecla !== null && <kbd>{rotuloDaTecla(tecla, P.teclas.espaco)}</kbd>}
        </button>
        <form
          onSubmit={(evento) => {
            evento.preventDefault();
            void registrar();
          }}
        >
          <label>
            <span className="so-leitor">{P.daSala.valor}</span>
            <span aria-hidden>R$</span>
            <input
              ref={campo}
              data-valor
              value={texto}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              aria-invalid={recusa !== null || undefined}
              aria-describedby="mesa-valor-dito"
              onChange={(evento) => {
                digitar(evento.target.value.replace(/[^\d.,]/g, ''));
                recusar(null);
              }}
              onKeyDown={(evento) => {
                if (evento.key !== 'Escape') return;
                digitar('');
                recusar(null);
                campo.current?.blur();
              }}
            />
          </label>
          <button type="submit" className="botao normal" disabled={!pode || texto === ''}>
            {P.daSala.registrar}
          </button>
        </form>
      </div>
      <div className="mesa-dicas">
        <p id="mesa-valor-dito" className="mesa-dica" data-ruim={recusa !== null || undefined}>
          {recusa ?? P.daSala.dica}
        </p>
        <label className="mesa-acao-apelido">
          <span>{P.daSala.acao}</span>
          <select
            value={acaoApelido}
            disabled={!atos.pode('acao-apelido')}
            onChange={(evento) =>
              void atos.enviar({
                acao: 'acao-apelido',
                acaoApelido: evento.target.value as typeof acaoApelido,
              })
            }
          >
            {acoesApelido.map((uma) => (
              <option key={uma} value={uma}>
                {ROTULOS_ACAO_APELIDO[uma]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {judicial && apelidos.every(({ comCadastro }) => !comCadastro) && (
        <p className="mesa-quieto">{P.daSala.nenhumCadastro}</p>
      )}
      <div className="mesa-apelidos" role="radiogroup" aria-label={P.daSala.quem}>
        {apelidos.map(({ uid, apelido, cidade, qtdLances, comCadastro }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: one of many that a figure chooses as well, as buttons that the thumb finds
          <button
            key={uid}
            type="button"
            role="radio"
            aria-checked={uid === escolhido}
            disabled={judicial && !comCadastro}
            title={judicial && !comCadastro ? P.daSala.semCadastro : cidade || undefined}
            onClick={() => escolher(uid)}
          >
            {i < 9 && <kbd aria-hidden>{i + 1}</kbd>}
            <span>{apelido}</span>
            {qtdLances > 0 && <small>{qtdLances}</small>}
          </button>
        ))}
      </div>
    </section>
  );
}
