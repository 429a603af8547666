'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import type { Anexo } from '../cliente/anexo.ts';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import { EnviarComprovante } from '../cliente/pagar/EnviarComprovante.tsx';
import daMesa from '../mesa/mesa.module.css';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { ACERTO } from '../palavras/acerto.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Selo } from '../site/ui/Selo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './acerto.module.css';
import { useDestino } from './destinos/usar-destino.ts';
import { espera } from './espera.ts';
import type { LinhaDaFila, SobraNaFila } from './fila.ts';
import { nomeDoTipo } from './nome-do-tipo.ts';
import { Sobras } from './Sobras.tsx';
import { useDecisao } from './usar-decisao.ts';

/** Refunds that are to be made (P21), each marked when its money has left; before them what is to become one. */
export function Devolucoes({
  fila,
  sobras,
  agora,
}: {
  fila: readonly LinhaDaFila[];
  sobras: readonly SobraNaFila[];
  agora: number;
}) {
  const [uid, perguntar] = useState<string | null>(null);
  // As it is now: a proof that was sent makes it another revision.
  const linha = fila.find((uma) => uma.uid === uid) ?? null;
  const [noBanco, perguntarDoBanco] = useState<LinhaDaFila | null>(null);
  const decisao = useDecisao(() => perguntar(null));
  const banco = useDestino(MUDOU, () => perguntarDoBanco(null));
  const { comando } = decisao;
  const dito = banco.dito ?? decisao.dito;
  const fechar = () => {
    perguntar(null);
    perguntarDoBanco(null);
    comando.limpar();
    banco.comando.limpar();
  };
  return (
    <div className={daMesa.mesa}>
      <p role="status" className={dito?.bom === false ? daMesa.aviso : daMesa.dito}>
        {dito?.texto}
      </p>
      <Sobras sobras={sobras} />
      {fila.length === 0 && sobras.length > 0 ? null : fila.length === 0 ? (
        <Vazio icone="circle-check" titulo={ACERTO.nadaADevolver}>
          {ACERTO.devolucoesAqui}
        </Vazio>
      ) : (
        <ul className={estilo.devolucoes}>
          {fila.map((uma) => (
            <li key={uma.uid}>
              <Devolucao
                linha={uma}
                agora={agora}
                aoMarcar={() => perguntar(uma.uid)}
                aoPedir={() => perguntarDoBanco(uma)}
              />
            </li>
          ))}
        </ul>
      )}
      {linha !== null && (
        <Dialogo titulo={ACERTO.devolverPergunta(formatarReais(linha.valor))} aoFechar={fechar}>
          <p>{linha.comprador ?? ACERTO.semNome}</p>
          <p className={estilo.suave}>{ACERTO.devolverDiz}</p>
          {linha.anexos.length === 0 ? (
            <p className={daMesa.aviso}>{ACERTO.faltaProva}</p>
          ) : (
            <Provas anexos={linha.anexos} />
          )}
          <EnviarComprovante
            pagamentoUid={linha.uid}
            deQuem="equipe"
            destaque={linha.anexos.length === 0}
            rotulo={linha.anexos.length === 0 ? ACERTO.juntarProva : ACERTO.juntarOutraProva}
          />
          <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
          <div className={estilo.pilha}>
            <Botao
              tamanho="g"
              largo
              carregando={comando.enviando}
              disabled={linha.anexos.length === 0}
              onClick={() =>
                decisao.decidir(
                  linha,
                  'PAGO',
                  ACERTO.foiDevolvido(formatarReais(linha.valor), linha.comprador ?? ACERTO.semNome),
                )
              }
            >
              {ACERTO.simDevolvido}
            </Botao>
            <Botao variante="secundario" largo onClick={fechar}>
              {ACERTO.voltar}
            </Botao>
          </div>
        </Dialogo>
      )}
      {noBanco !== null && (
        <Dialogo titulo={ACERTO.devolverNoBancoPergunta(formatarReais(noBanco.valor))} aoFechar={fechar}>
          <p>{noBanco.comprador ?? ACERTO.semNome}</p>
          <p className={estilo.suave}>{ACERTO.devolverNoBancoDiz(nomeDoTipo(noBanco.tipo))}</p>
          <AvisoDoAto estado={banco.comando.estado} aoRepetir={banco.comando.repetir} />
          <div className={estilo.pilha}>
            <Botao
              autoFocus
              tamanho="g"
              largo
              carregando={banco.comando.enviando}
              onClick={() =>
                banco.mandar(
                  `pagamentos/${noBanco.uid}/devolver`,
                  { revisao: noBanco.venda.revisao },
                  ACERTO.aguardaOutra,
                )
              }
            >
              {ACERTO.simDevolverNoBanco}
            </Botao>
            <Botao variante="secundario" largo onClick={fechar}>
              {ACERTO.voltar}
            </Botao>
          </div>
        </Dialogo>
      )}
    </div>
  );
}

function Provas({ anexos }: { anexos: readonly Anexo[] }) {
  return (
    <ul className={estilo.provas} aria-label={ACERTO.provas}>
      {anexos.map(({ uid, nome, tipo, enviadoEm }) => (
        <li key={uid}>
          <Icone nome={tipo === 'pdf' ? 'file-text' : 'image'} tamanho={18} />
          <span>
            {nome} <span className={estilo.suave}>{ACERTO.juntadaEm(formatarDataHora(enviadoEm))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const MUDOU = {
  TRANSICAO_INVALIDA: ACERTO.outroDecidiu,
  REVISAO_DESATUALIZADA: ACERTO.vendaMudou,
  NAO_ENCONTRADO: ACERTO.outroDecidiu,
};

function Devolucao({
  linha,
  agora,
  aoMarcar,
  aoPedir,
}: {
  linha: LinhaDaFila;
  agora: number;
  aoMarcar: () => void;
  aoPedir: () => void;
}) {
  const quem = linha.comprador ?? ACERTO.semNome;
  const { encerrada } = linha.venda;
  const { devolucao } = linha;
  return (
    <article className={estilo.devolucao}>
      <div>
        <h2>{quem}</h2>
        <p className={estilo.suave}>
          {ACERTO.compra(String(linha.venda.id))} · {linha.venda.nome} · {espera(linha.desde, agora)}
        </p>
        {encerrada !== null && (
          <p className={estilo.suave}>{ACERTO.encerrada(ACERTO.fins[encerrada.como], encerrada.motivo)}</p>
        )}
        {devolucao?.situacao === 'NAO_REALIZADA' && (
          <p className={daMesa.aviso}>{devolucao.motivo ?? ACERTO.naoRealizada}</p>
        )}
        {linha.pagoEm !== null && (
          <p className={estilo.suave}>
            {ACERTO.pagoPor(nomeDoTipo(linha.tipo), formatarDataHora(linha.pagoEm))}
          </p>
        )}
        {linha.anexos.length > 0 && (
          <Selo tom="info" icone="file-text">
            {ACERTO.provado}
          </Selo>
        )}
      </div>
      <Dinheiro valor={linha.valor} centavos className={estilo.devolver} />
      {devolucao?.situacao === 'PEDIDA' ? (
        <Selo tom="info" icone="clock">
          {ACERTO.pedidaAoBanco}
        </Selo>
      ) : (
        <div className={estilo.pilha}>
          {linha.noBanco && (
            <Botao icone="banknote" onClick={aoPedir}>
              {ACERTO.devolverNoBanco}
              <span className="so-leitor"> {ACERTO.esteDe(formatarReais(linha.valor), quem)}</span>
            </Botao>
          )}
          <Botao icone="undo-2" variante={linha.noBanco ? 'secundario' : 'primario'} onClick={aoMarcar}>
            {ACERTO.devolver}
            <span className="so-leitor"> {ACERTO.esteDe(formatarReais(linha.valor), quem)}</span>
          </Botao>
        </div>
      )}
    </article>
  );
}
