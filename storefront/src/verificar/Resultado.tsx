'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import type { ReactNode } from 'react';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import { Curva } from './Curva.tsx';
import type { LaudoLeilao, LoteConferido } from './conferir-leilao.ts';
import type { Laudo } from './conferir-lote.ts';
import type { LaudoRecibo } from './conferir-recibo.ts';
import type { LivroDoLeilao, LivroDoLote } from './documentos.ts';
import estilo from './Resultado.module.css';
import { tituloDaOferta } from './rotulos.ts';
import { Trilha } from './Trilha.tsx';
import type { Verificacao } from './usar-verificacao.ts';

type Tom = 'certo' | 'aberto' | 'errado';

const ICONES: Record<Tom, NomeIcone> = { certo: 'shield-check', aberto: 'info', errado: 'circle-x' };
const TOM_DO_VEREDITO = { assinado: 'certo', aberto: 'aberto', quebrado: 'errado' } as const;

/** What came of a verification: a verdict in words, what it rests on, and the walk itself. */
export function Resultado({ verificacao }: { verificacao: Verificacao }) {
  switch (verificacao.etapa) {
    case 'parada':
      return null;
    case 'andando':
      return <Andamento {...verificacao} />;
    case 'impossivel':
      return (
        <Veredito tom="aberto" titulo="Não foi possível verificar">
          <p>{verificacao.porque}</p>
        </Veredito>
      );
    case 'lote':
      return <ResultadoLote laudo={verificacao.laudo} livro={verificacao.livro} />;
    case 'leilao':
      return <ResultadoLeilao laudo={verificacao.laudo} livro={verificacao.livro} />;
    case 'recibo':
      return <ResultadoRecibo laudo={verificacao.laudo} />;
  }
}

function Andamento({ feitos, total, conferidos, lotes }: Extract<Verificacao, { etapa: 'andando' }>) {
  return (
    <>
      <div role="status" className={estilo.andamento}>
        <p>{total === null ? 'Lendo o livro…' : `Conferindo ${feitos} de ${total}…`}</p>
        <progress {...(total === null ? {} : { value: feitos, max: total })} aria-label="Andamento" />
      </div>
      {conferidos.length > 0 && <Trilha conferidos={conferidos.slice(-8)} />}
      {lotes.length > 0 && <ListaDeLotes lotes={lotes} />}
    </>
  );
}

function ResultadoLote({ laudo, livro }: { laudo: Laudo; livro: LivroDoLote }) {
  const { veredito, resumo, conferidos } = laudo;
  const titulo = {
    assinado: 'Livro íntegro e assinado',
    aberto: 'Livro íntegro até aqui',
    quebrado: 'Este livro não confere',
  }[veredito];
  const primeira = conferidos.find(({ confere }) => !confere);
  return (
    <>
      <Veredito tom={TOM_DO_VEREDITO[veredito]} titulo={titulo}>
        <p>{resumo}</p>
        {primeira && (
          <p>
            <a href={`#registro-${primeira.registro.seq}`}>Ir ao registro {primeira.registro.seq}</a>
          </p>
        )}
      </Veredito>
      <Provas {...laudo} />
      <Curva conferidos={conferidos} />
      <div className={estilo.bloco}>
        <h2>Registro por registro</h2>
        <Trilha conferidos={conferidos} />
      </div>
      <Guardar nome={`livro-${livro.lelUid}.json`} conteudo={livro} />
    </>
  );
}

function ResultadoLeilao({ laudo, livro }: { laudo: LaudoLeilao; livro: LivroDoLeilao }) {
  const { veredito, resumo, lotes } = laudo;
  const titulo = {
    assinado: 'Leilão íntegro e assinado',
    aberto: 'Leilão íntegro até aqui',
    quebrado: 'Este leilão não confere',
  }[veredito];
  return (
    <>
      <Veredito tom={TOM_DO_VEREDITO[veredito]} titulo={titulo}>
        <p>{resumo}</p>
        {livro.hash !== null && (
          <p className={estilo.hash}>
            Hash final <code>{livro.hash}</code>
          </p>
        )}
      </Veredito>
      <Provas {...laudo} />
      <div className={estilo.bloco}>
        <h2>Lote por lote</h2>
        <ListaDeLotes lotes={lotes} />
      </div>
      <Guardar nome={`leilao-${livro.leiUid}.json`} conteudo={livro} />
    </>
  );
}

function ResultadoRecibo({ laudo: { recibo, confere, resumo, livro } }: { laudo: LaudoRecibo }) {
  return (
    <>
      <Veredito
        tom={confere ? 'certo' : 'errado'}
        titulo={confere ? 'Recibo autêntico' : 'Este recibo não confere'}
      >
        <p>{resumo}</p>
      </Veredito>
      {recibo !== null && (
        <dl className={estilo.recibo}>
          <Par nome="Oferta">
            {tituloDaOferta(recibo.tipo)} de <strong>{formatarReais(recibo.valor, { curto: true })}</strong>
          </Par>
          <Par nome="Recebida em">{formatarDataHora(recibo.instante)}</Par>
          <Par nome="Registro no livro">{recibo.seq ?? 'silencioso, sem registro público'}</Par>
          <Par nome="Lote">
            <code>{recibo.lelUid}</code>
          </Par>
          <Par nome="Participante">
            <code>{recibo.cliUid}</code>
          </Par>
        </dl>
      )}
      {livro !== null && (
        <div className={estilo.bloco}>
          <h2>O livro do lote</h2>
          <Trilha conferidos={livro.conferidos} destaque={recibo?.seq ?? null} />
        </div>
      )}
    </>
  );
}

const Par = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);

function Veredito({ tom, titulo, children }: { tom: Tom; titulo: string; children: ReactNode }) {
  return (
    <div role="status" className={estilo.veredito} data-tom={tom}>
      <Icone nome={ICONES[tom]} tamanho={32} />
      <div>
        <h2>{titulo}</h2>
        {children}
      </div>
    </div>
  );
}

function Provas({ provado, naoProvado, quebras }: Pick<Laudo, 'provado' | 'naoProvado' | 'quebras'>) {
  const listas = [
    { titulo: 'O que não confere', itens: quebras, icone: 'x' },
    { titulo: 'O que ficou provado', itens: provado, icone: 'check' },
    { titulo: 'O que isto não prova', itens: naoProvado, icone: 'minus' },
  ] as const;
  return (
    <div className={estilo.provas}>
      {listas
        .filter(({ itens }) => itens.length > 0)
        .map(({ titulo, itens, icone }) => (
          <div key={titulo}>
            <h3>{titulo}</h3>
            <ul>
              {itens.map((item) => (
                <li key={item}>
                  <Icone nome={icone} tamanho={16} traco={2.5} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

function ListaDeLotes({ lotes }: { lotes: readonly LoteConferido[] }) {
  return (
    <ul className={estilo.lotes}>
      {lotes.map(({ lelUid, numero, registros, quebra }) => (
        <li key={lelUid} data-quebra={quebra !== null || undefined}>
          <Icone
            nome={quebra === null ? 'check' : 'x'}
            tamanho={16}
            traco={3}
            rotulo={quebra === null ? 'Confere' : 'Não confere'}
          />
          <a href={`/verificar?lote=${encodeURIComponent(lelUid)}`}>Lote {numero}</a>
          <span>{quebra ?? `${registros} registros`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The document as it was verified, to be kept: it can be opened here again, or given to another program. */
function Guardar({ nome, conteudo }: { nome: string; conteudo: object }) {
  const guardar = () => {
    const endereco = URL.createObjectURL(
      new Blob([JSON.stringify(conteudo, null, 1)], { type: 'application/json' }),
    );
    const ligacao = document.createElement('a');
    ligacao.href = endereco;
    ligacao.download = nome;
    ligacao.click();
    URL.revokeObjectURL(endereco);
  };
  return (
    <button type="button" className={estilo.guardar} onClick={guardar}>
      <Icone nome="download" tamanho={18} />
      Guardar este livro
    </button>
  );
}
