import { assinaturaEmHtml, assinaturaEmTexto } from '@martelo/shared/assinatura';
import type { AssinaturaDeQuem } from '@martelo/shared/assinatura.esquema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ADMIN_ASSINATURA as P } from '../../src/palavras/admin-assinatura.ts';
import { chamar, Recusa } from '../dados/chamar.ts';
import { porCampo } from '../formulario/erros.ts';
import { SairSemSalvar } from '../formulario/SairSemSalvar.tsx';
import { copiar } from '../partes/copiar.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { CAMINHO, CHAVE, type PropsDaAba } from './dados.ts';
import { Previa } from './Previa.tsx';

const CAMPOS = ['cargo', 'telefone'] as const;
type Escrita = Record<(typeof CAMPOS)[number], string>;

/** One's own signature: what is one's own of it, how it looks, and taking it along. */
export function Minha({ assinatura }: PropsDaAba) {
  const { modelo, propria, valores: doMotor } = assinatura;
  const [escrita, escrever] = useState<Escrita | null>(null);
  const atual = escrita ?? { cargo: propria.cargo, telefone: propria.telefone };
  const sujo = CAMPOS.some((campo) => atual[campo] !== propria[campo]);
  const mudouTelefone = atual.telefone !== propria.telefone;
  const valores = {
    ...doMotor,
    cargo: atual.cargo.trim(),
    telefone: mudouTelefone ? atual.telefone.trim() : doMotor.telefone,
  };
  return (
    <div className="assinatura-partes">
      <Campos {...{ assinatura, atual, sujo }} escrever={escrever} />
      <div className="assinatura-previa">
        <h2>{P.previa}</h2>
        <Previa {...{ valores }} texto={modelo.texto} cor={modelo.cor} />
        {sujo && <p className="quieto">{P.naoSalvo}</p>}
        <Copias
          texto={assinaturaEmTexto(modelo.texto, valores)}
          html={assinaturaEmHtml(modelo.texto, valores, modelo.cor)}
        />
      </div>
    </div>
  );
}

function Campos({
  assinatura: { propria },
  atual,
  sujo,
  escrever,
}: PropsDaAba & { atual: Escrita; sujo: boolean; escrever: (escrita: Escrita | null) => void }) {
  const consultas = useQueryClient();
  const dizer = useDizer();
  const online = useOnline();
  const [salvando, salvar] = useState(false);
  const [recusa, recusar] = useState<Recusa | null>(null);
  const { campos, geral } =
    recusa === null ? { campos: [], geral: [] } : porCampo(recusa, new Set<string>(CAMPOS));
  /** Written in another window meanwhile: what stands there is not lost to what is here without being seen. */
  const mudou = recusa?.status === 409;
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    salvar(true);
    recusar(null);
    try {
      const corpo = { ...atual, revisao: propria.revisao };
      consultas.setQueryData(CHAVE, await chamar<AssinaturaDeQuem>('PUT', CAMINHO, { corpo }));
      escrever(null);
      dizer(P.salvo);
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      recusar(erro);
    } finally {
      salvar(false);
    }
  };
  const mostrarComoEsta = async () => {
    await consultas.invalidateQueries({ queryKey: CHAVE });
    escrever(null);
    recusar(null);
  };
  return (
    <form className="formulario" onSubmit={(evento) => void enviar(evento)} noValidate>
      {mudou ? (
        <div className="nota ruim" role="alert">
          <p>{P.mudou}</p>
          <Botao onClick={() => void mostrarComoEsta()}>{P.mostrarComoEsta}</Botao>
        </div>
      ) : (
        <Problemas de={geral} />
      )}
      <fieldset className="parte">
        <legend>{P.meusDados}</legend>
        <div className="campos um-por-linha">
          {CAMPOS.map((campo) => {
            const erro = campos.find(([nome]) => nome === campo)?.[1];
            const ajuda = campo === 'telefone' ? P.telefoneAjuda : undefined;
            return (
              <div key={campo} className="campo">
                <label htmlFor={`assinatura-${campo}`}>{P[campo]}</label>
                <input
                  id={`assinatura-${campo}`}
                  type={campo === 'telefone' ? 'tel' : 'text'}
                  autoComplete={campo === 'telefone' ? 'tel' : 'organization-title'}
                  maxLength={campo === 'telefone' ? 20 : 80}
                  value={atual[campo]}
                  aria-invalid={erro !== undefined || undefined}
                  aria-describedby={`assinatura-${campo}-ajuda`}
                  onChange={({ target: { value } }) => escrever({ ...atual, [campo]: value })}
                />
                <p
                  id={`assinatura-${campo}-ajuda`}
                  className={erro ? 'erro' : 'ajuda'}
                  role={erro ? 'alert' : undefined}
                >
                  {erro ?? ajuda}
                </p>
              </div>
            );
          })}
        </div>
      </fieldset>
      <footer className="formulario-acoes">
        <Botao type="submit" variante="primario" esperando={salvando} disabled={!online || !sujo}>
          {P.salvar}
        </Botao>
      </footer>
      <SairSemSalvar sujo={sujo && !salvando} />
    </form>
  );
}

function Copias({ texto, html }: { texto: string; html: string }) {
  const dizer = useDizer();
  const levar = async (oQue: Parameters<typeof copiar>[0], dito: string) => {
    if (await copiar(oQue)) dizer(dito);
    else dizer(P.naoCopiou, { tom: 'ruim' });
  };
  return (
    <div className="assinatura-copias">
      <Botao
        variante="primario"
        icone="copy"
        onClick={() => void levar({ texto, html }, P.copiado.formatada)}
      >
        {P.copiar}
      </Botao>
      <Botao onClick={() => void levar({ texto: html }, P.copiado.html)}>{P.copiarHtml}</Botao>
      <Botao onClick={() => void levar({ texto }, P.copiado.texto)}>{P.copiarTexto}</Botao>
    </div>
  );
}
