'use client';

import { TIPOS_DO_COMPRADOR } from '@martelo/shared/estadias/servico';
import type { ServicoVistoPeloComprador } from '@martelo/shared/estadias/servico.esquema';
import { type FormEvent, useId, useState } from 'react';
import { SERVICOS_DA_COMPRA as P } from '../../palavras/servicos-da-compra.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import estilo from '../retirada/retirada.module.css';
import { useChamada } from '../retirada/usar-chamada.ts';
import { Recusado } from './Recusado.tsx';
import doServico from './Servicos.module.css';

const TERCEIRO = {
  terceiroNome: { rotulo: P.nome, maxLength: 120, required: true },
  terceiroCpf: { rotulo: P.cpf, maxLength: 14, inputMode: 'numeric' },
  terceiroTelefone: { rotulo: P.telefone, maxLength: 20, type: 'tel' },
  terceiroEmail: { rotulo: P.email, maxLength: 200, type: 'email' },
} as const;
type CampoDoTerceiro = keyof typeof TERCEIRO;
const CAMPOS = Object.keys(TERCEIRO) as CampoDoTerceiro[];

/** Which service, what of it, and who comes for it: one form, on the page. */
export function PedirServico({
  compraId,
  itemUid,
  aoPedir,
  aoSair,
}: {
  compraId: number;
  itemUid: string;
  /** With the uid of what was asked. */
  aoPedir: (uid: string) => void;
  aoSair: () => void;
}) {
  const id = useId();
  const [tipo, escolher] = useState<(typeof TIPOS_DO_COMPRADOR)[number] | null>(null);
  const [oQue, escrever] = useState('');
  const [outra, definirOutra] = useState(false);
  const [quem, definirQuem] = useState<Partial<Record<CampoDoTerceiro, string>>>({});
  const { recusa, enviando, mandar } = useChamada<ServicoVistoPeloComprador>();
  const noCampo = CAMPOS.find((campo) => recusa?.campo === campo);
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (tipo === null) return;
    const terceiro = outra ? Object.entries(quem).filter(([, dito]) => dito.trim() !== '') : [];
    const feito = await mandar('POST', `cliente/compras/${compraId}/servicos`, {
      ...{ itemUid, tipoServico: tipo, observacaoSolicitacao: oQue },
      ...Object.fromEntries(terceiro),
    });
    if (feito !== null) aoPedir(feito.uid);
  };
  return (
    <form className={estilo.pilha} onSubmit={enviar}>
      <fieldset className={estilo.escolha}>
        <legend>{P.qual}</legend>
        {TIPOS_DO_COMPRADOR.map((um) => (
          <label key={um} className={estilo.opcao}>
            <input
              type="radio"
              name={`${id}-tipo`}
              required
              checked={tipo === um}
              onChange={() => escolher(um)}
            />
            <span>
              <strong>{um}</strong>
              <small>{P.tipos[um]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <MolduraCampo id={`${id}-o-que`} rotulo={P.oQue} ajuda={P.oQueAjuda}>
        <textarea
          id={`${id}-o-que`}
          className={doServico.area}
          aria-describedby={`${id}-o-que-ajuda`}
          required
          minLength={3}
          maxLength={2_000}
          rows={3}
          value={oQue}
          onChange={({ target: { value } }) => escrever(value)}
        />
      </MolduraCampo>
      <label className={estilo.linha}>
        <input
          type="checkbox"
          checked={outra}
          onChange={({ target: { checked } }) => definirOutra(checked)}
        />
        {P.outraPessoa}
      </label>
      {outra && (
        <div className={estilo.campos}>
          {CAMPOS.map((campo) => (
            <Campo
              key={campo}
              id={`${id}-${campo}`}
              {...TERCEIRO[campo]}
              value={quem[campo] ?? ''}
              erro={noCampo === campo ? (recusa?.frase ?? null) : null}
              onChange={({ target: { value } }) => definirQuem((antes) => ({ ...antes, [campo]: value }))}
            />
          ))}
        </div>
      )}
      {noCampo === undefined && <Recusado de={recusa} />}
      <div className={estilo.botoes}>
        <Botao type="submit" carregando={enviando} disabled={tipo === null}>
          {P.enviar}
        </Botao>
        <Botao variante="secundario" onClick={aoSair}>
          {P.voltar}
        </Botao>
      </div>
    </form>
  );
}
