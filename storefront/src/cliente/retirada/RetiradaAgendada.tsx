'use client';

import type { CompraDetalhe, PatioDaRetirada } from '@martelo/shared/compra';
import { formatarDiaSemana, formatarHora } from '@martelo/shared/datas';
import { formatarCnpj, formatarPlaca } from '@martelo/shared/documentos';
import type { RetiradaDoComprador, Terceiro } from '@martelo/shared/pos-venda/agendamento';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { QrCode } from '../../conta/QrCode.tsx';
import { Dialogo } from '../../negociacao/Dialogo.tsx';
import { RETIRADA } from '../../palavras/retirada.ts';
import { Botao } from '../../site/ui/Botao.tsx';
import { EscolherVaga, useVagas, vagasDaRetirada } from './EscolherVaga.tsx';
import { NoPatio } from './NoPatio.tsx';
import { campoRecusado, comoTerceiro, NINGUEM, QuemRetira, type TerceiroDigitado } from './QuemRetira.tsx';
import estilo from './retirada.module.css';
import { useChamada } from './usar-chamada.ts';

type Pergunta = 'horario' | 'quem' | 'revogar' | 'codigo' | 'cancelar';

/** A slot that is held: when, who, the code for the gate; and what may still be changed. */
export function RetiradaAgendada({
  compra,
  retirada,
  patio,
  nova,
}: {
  compra: CompraDetalhe;
  retirada: RetiradaDoComprador;
  /** Null of one that is no yard of the brand any more. */
  patio: PatioDaRetirada | null;
  /** It was booked a moment ago: the form that stood here is gone, and who pressed its button is brought to what came of it. */
  nova: boolean;
}) {
  const titulo = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (nova) titulo.current?.focus();
  }, [nova]);
  const [pergunta, perguntar] = useState<Pergunta | null>(null);
  const { codigo, qr, inicio, fim, patioNome, terceiro } = retirada;
  const quando = `${formatarDiaSemana(inicio)}, ${formatarHora(inicio)}–${formatarHora(fim)}`;
  const botao = (qual: Pergunta, rotulo: string) => (
    <Botao
      variante={qual === 'cancelar' ? 'texto' : 'secundario'}
      tamanho="p"
      onClick={() => perguntar(qual)}
    >
      {rotulo}
    </Botao>
  );
  return (
    <div className={estilo.grupo}>
      <p ref={titulo} tabIndex={-1} className={estilo.quando}>
        {RETIRADA.agendada(quando, patioNome)}
      </p>
      <p>
        {RETIRADA.por(terceiro?.nome ?? RETIRADA.voce)}
        {terceiro && <ComQueVem {...terceiro} />}
      </p>
      {terceiro && (
        <p>
          <a href="#papeis">{RETIRADA.enviarAutorizacao(terceiro.nome)}</a>
        </p>
      )}
      {codigo === null ? (
        <p className={estilo.atencao}>{RETIRADA.semCodigo}</p>
      ) : (
        <div className={estilo.codigo}>
          <div className={estilo.qr}>
            <QrCode conteudo={qr ?? ''} rotulo={RETIRADA.qr} />
          </div>
          <p>
            <span className={estilo.suave}>{RETIRADA.codigo}</span>
            <strong data-codigo>{codigo}</strong>
          </p>
          <p className={estilo.suave}>{RETIRADA.codigoAjuda}</p>
        </div>
      )}
      {patio && <NoPatio patio={patio} />}
      <div className={estilo.botoes}>
        {botao('horario', RETIRADA.mudarHorario)}
        {botao('quem', RETIRADA.mudarQuem)}
        {terceiro && botao('revogar', RETIRADA.revogar)}
        {botao('codigo', RETIRADA.novoCodigo)}
        {botao('cancelar', RETIRADA.cancelar)}
      </div>
      {pergunta !== null && (
        <Mudanca key={pergunta} {...{ compra, retirada, pergunta }} aoFechar={() => perguntar(null)} />
      )}
    </div>
  );
}

const TITULO: Record<Pergunta, string> = {
  horario: RETIRADA.mudarHorario,
  quem: RETIRADA.mudarQuem,
  revogar: RETIRADA.revogar,
  codigo: RETIRADA.novoCodigo,
  cancelar: RETIRADA.cancelar,
};
const AVISO: Record<Pergunta, string> = {
  horario: RETIRADA.mudarPergunta,
  quem: RETIRADA.mudarPergunta,
  revogar: RETIRADA.revogarPergunta,
  codigo: RETIRADA.novoCodigoPergunta,
  cancelar: RETIRADA.cancelarPergunta,
};

/** One change, said before it is made. */
function Mudanca({
  compra,
  retirada,
  pergunta,
  aoFechar,
}: {
  compra: CompraDetalhe;
  retirada: RetiradaDoComprador;
  pergunta: Pergunta;
  aoFechar: () => void;
}) {
  const { refresh } = useRouter();
  const [inicio, escolher] = useState<string | null>(null);
  const [terceiro, definirTerceiro] = useState<TerceiroDigitado | null>(digitado(retirada));
  const { recusa, enviando, mandar } = useChamada<RetiradaDoComprador>();
  const onde = `cliente/compras/${compra.id}/retirada/${retirada.uid}`;
  const corpo = (): object => {
    switch (pergunta) {
      case 'horario':
        return { inicio };
      case 'quem':
        return { terceiro: terceiro && comoTerceiro(terceiro) };
      case 'revogar':
        return { terceiro: null };
      default:
        return { novoCodigo: true };
    }
  };
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    const feita = pergunta === 'cancelar' ? await mandar('DELETE', onde) : await mandar('PUT', onde, corpo());
    if (feita === null) return;
    aoFechar();
    refresh();
  };
  const noCampo = campoRecusado(recusa) !== null;
  return (
    <Dialogo titulo={TITULO[pergunta]} aoFechar={aoFechar}>
      <form className={estilo.pilha} onSubmit={enviar}>
        <p>{AVISO[pergunta]}</p>
        {pergunta === 'horario' && (
          <OutraVaga compra={compra} patUid={retirada.patUid} inicio={inicio} aoEscolher={escolher} />
        )}
        {pergunta === 'quem' && <QuemRetira terceiro={terceiro} recusa={recusa} aoMudar={definirTerceiro} />}
        {recusa !== null && !noCampo && (
          <p className={estilo.erro} role="alert">
            {recusa.frase}
          </p>
        )}
        <div className={estilo.botoes}>
          <Botao
            type="submit"
            variante={pergunta === 'cancelar' || pergunta === 'revogar' ? 'perigo' : 'primario'}
            carregando={enviando}
            disabled={pergunta === 'horario' && inicio === null}
          >
            {pergunta === 'horario' || pergunta === 'quem' ? RETIRADA.salvar : TITULO[pergunta]}
          </Botao>
          <Botao variante="secundario" onClick={aoFechar}>
            {RETIRADA.manter}
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
}

function OutraVaga({
  compra,
  patUid,
  ...escolha
}: {
  compra: CompraDetalhe;
  patUid: string;
  inicio: string | null;
  aoEscolher: (inicio: string | null) => void;
}): ReactNode {
  const [vagas, lerDeNovo] = useVagas(vagasDaRetirada(patUid, compra.id));
  return <EscolherVaga vagas={vagas} lerDeNovo={lerDeNovo} {...escolha} />;
}

/** The carrier and the truck, where they were named: what the gate looks at as well. */
function ComQueVem({ transportadoraCnpj, placa }: Terceiro) {
  const ditos = [
    transportadoraCnpj && RETIRADA.pelaTransportadora(formatarCnpj(transportadoraCnpj)),
    placa && RETIRADA.comPlaca(formatarPlaca(placa)),
  ].filter(Boolean);
  return ditos.length > 0 && <span className={estilo.suave}> {ditos.join(' · ')}</span>;
}

/** The third party as the form has it. */
const digitado = ({ terceiro }: RetiradaDoComprador): TerceiroDigitado | null =>
  terceiro && {
    ...{ ...NINGUEM, nome: terceiro.nome, telefone: terceiro.telefone, email: terceiro.email },
    ...{ cpf: terceiro.cpf ?? '', rg: terceiro.rg ?? '' },
    ...{ transportadoraCnpj: terceiro.transportadoraCnpj ?? '', placa: terceiro.placa ?? '' },
  };
