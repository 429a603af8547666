import type { ConversaNaCasa, RecorteDaCaixa } from '@martelo/shared/conversa/conversa.esquema';
import { diaEmSaoPaulo, formatarData, formatarHora } from '@martelo/shared/datas';
import { useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ADMIN_CONVERSAS as P } from '../../src/palavras/admin-conversas.ts';
import { CONVERSA } from '../../src/palavras/conversa.ts';
import { Lido } from '../partes/Lido.tsx';
import { Botao } from '../ui/Botao.tsx';
import { AbrirPublica } from './AbrirPublica.tsx';
import { RECORTES, useCaixa } from './dados.ts';

const quando = (instante: string): string =>
  diaEmSaoPaulo(instante) === diaEmSaoPaulo(Date.now()) ? formatarHora(instante) : formatarData(instante);

/** The inbox: which chats, in whose hands, and what of them one has not read. */
export function Lista({ aberta, aoAbrir }: { aberta: string | null; aoAbrir: (uid: string) => void }) {
  const [busca, ir] = useSearchParams();
  const recorte = RECORTES.find((um) => um === busca.get('recorte')) ?? 'todas';
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCaixa(
    recorte,
    busca.get('lote'),
  );
  const lista = useRef<HTMLOListElement>(null);
  const id = useId();
  const itens = data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  const esperam = data?.pages[0]?.esperam ?? 0;
  const escolher = (qual: RecorteDaCaixa) =>
    ir((antes) => {
      const depois = new URLSearchParams(antes);
      if (qual === 'todas') depois.delete('recorte');
      else depois.set('recorte', qual);
      return depois;
    });
  return (
    <section className="conversas-caixa" aria-label={P.lista}>
      <header>
        <p className="quieto" role="status">
          {data ? P.esperam(esperam) : ''}
        </p>
        <div className="campo">
          <label htmlFor={`${id}-recorte`}>{P.recorte}</label>
          <select
            id={`${id}-recorte`}
            value={recorte}
            onChange={({ target: { value } }) => escolher(value as RecorteDaCaixa)}
          >
            {RECORTES.map((um) => (
              <option key={um} value={um}>
                {P.recortes[um]}
              </option>
            ))}
          </select>
        </div>
        {recorte === 'publicas' && <AbrirPublica aoAbrir={aoAbrir} />}
      </header>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.vazia}
      >
        <p className="so-leitor" id={`${id}-teclas`}>
          {P.teclas}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: arrows are a shorter way, Tab goes through the links as well */}
        <ol
          ref={lista}
          aria-label={P.lista}
          aria-describedby={`${id}-teclas`}
          onKeyDown={(evento) => {
            const passo = evento.key === 'ArrowDown' ? 1 : evento.key === 'ArrowUp' ? -1 : 0;
            const elos = [...lista.current!.querySelectorAll('a')];
            const na = elos.indexOf(document.activeElement as HTMLAnchorElement);
            if (passo === 0 || na < 0) return;
            evento.preventDefault();
            elos[Math.min(elos.length - 1, Math.max(0, na + passo))]!.focus();
          }}
        >
          {itens.map((uma) => (
            <NaLista key={uma.uid} de={uma} aberta={uma.uid === aberta} busca={busca} />
          ))}
        </ol>
        {hasNextPage && (
          <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {P.mais}
          </Botao>
        )}
      </Lido>
    </section>
  );
}

function NaLista({ de, aberta, busca }: { de: ConversaNaCasa; aberta: boolean; busca: URLSearchParams }) {
  const { uid, tipo, assunto, cliente, trecho, ultimaEm, naoLidas, espera, responsavel, fechada } = de;
  const endereco = new URLSearchParams(busca);
  endereco.set('chat', uid);
  return (
    <li>
      <Link
        to={{ search: endereco.toString() }}
        aria-current={aberta ? 'true' : undefined}
        data-nova={naoLidas > 0 || undefined}
      >
        <span className="conversas-quem">
          <strong>{tipo === 'PUBLICA' ? P.publica : cliente?.nome}</strong>
          <time dateTime={ultimaEm}>{quando(ultimaEm)}</time>
        </span>
        <span className="conversas-assunto">{assunto}</span>
        <span className="conversas-trecho">{trecho}</span>
        <span className="conversas-fatos">
          {naoLidas > 0 && (
            <span className="conversas-conta">
              <span aria-hidden>{naoLidas > 99 ? '99+' : naoLidas}</span>
              <span className="so-leitor">{CONVERSA.naoLidas(naoLidas)}</span>
            </span>
          )}
          {espera && <span className="conversas-espera">{P.espera}</span>}
          {fechada && <span>{P.fechada}</span>}
          {tipo === 'CLIENTE' && <span>{responsavel ? P.com(responsavel.nome) : P.semResponsavel}</span>}
        </span>
      </Link>
    </li>
  );
}
