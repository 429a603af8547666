'use client';

import type { HotsitePublico } from '@martelo/shared/hotsite';
import type { LeilaoDetalhe } from '@martelo/shared/leilao-publico';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { lazy, type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { LeilaoPublico, SalaPublica } from '../live/sala-publica.ts';
import { useLeilaoVivo } from '../live/usar.ts';
import { useSalaPublica } from '../live/usar-sala-publica.ts';
import type { Habilitacao } from '../lote/dados-painel.ts';
import { encerrou } from '../lote/fase.ts';
import { AUDITORIO } from '../palavras/auditorio.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './Auditorio.module.css';
import { CAMINHO_DO_AUDITORIO, enderecoDaSala } from './endereco.ts';
import { Fila } from './Fila.tsx';
import type { LoteAberto } from './lote-aberto.ts';
import { NoPalco } from './NoPalco.tsx';
import { irNaSala, useLoteNoEndereco } from './usar-aberto.ts';
import { useLoteAberto } from './usar-lotes.ts';
import { aVender, loteDaVez } from './vez.ts';

const ConversaDaSala = lazy(() => import('./ConversaDaSala.tsx'));

/** How long what became of a lot is looked at, where the clock goes on to the next by itself. */
const RESULTADO_MS = 6_000;

export interface DadosDaSala {
  leilao: LeilaoPublico & Pick<LeilaoDetalhe, 'transmissaoUrl'>;
  /** The lot that was before one's eyes when the page was rendered. */
  inicial: LoteAberto | null;
  /** The lot that the address named. */
  escolhido: string | null;
  /** The auction's first lots, until the socket brings them all. */
  cartoes: readonly LoteCartao[];
  cliente: boolean;
  pendencias: string[] | null;
  habilitacao: Habilitacao | null;
  marca: Pick<HotsitePublico, 'id' | 'nome' | 'tipo'>;
  agora: number;
}

/** An auction's room: what is sold now with its bidding panel, what comes next, what is said. Opening another lot leaves the room as it is. */
export function Auditorio(dados: DadosDaSala) {
  const { leilao, cartoes, marca, cliente, agora } = dados;
  const { uid: leiUid } = leilao;
  const P = AUDITORIO[marca.tipo];
  const escolhido = useLoteNoEndereco(leiUid, dados.escolhido);
  const [semente] = useState<SalaPublica>(() => ({
    leilao,
    cartoes: new Map(cartoes.map((um) => [um.uid, um])),
  }));
  const { sala: viva } = useSalaPublica(leiUid);
  const sala = viva.cartoes.size === 0 ? semente : viva;
  const vivo = useLeilaoVivo(leiUid);
  const mesa = vivo ? vivo.mesa : leilao.loteAoVivoUid;
  const haMais = vivo ? vivo.haMais : leilao.haLotesAChamar;
  const alvo = loteDaVez(sala, { mesa, haMais });
  const vez = useVez(alvo, alvo !== mesa, sala);
  const noPalco = escolhido ?? vez;
  const [proximo] = aVender(sala).filter(({ uid }) => uid !== noPalco);
  const { estado, deNovo } = useLoteAberto({
    ...{ inicial: dados.inicial, lelUid: noPalco, proximo: proximo?.uid ?? null },
    ...{ pressa: escolhido !== null, cliente },
  });
  const cartao = noPalco === null ? undefined : sala.cartoes.get(noPalco);
  const [parte, mostrar] = useState<'fila' | 'lances' | 'conversa'>('fila');
  const [temConversa, haConversa] = useState(true);
  const folha = useRef(false);
  const partes = (['fila', 'lances', 'conversa'] as const).filter((uma) => uma !== 'conversa' || temConversa);
  const anuncio = useAnuncio(noPalco, cartao, P);
  const retorno = enderecoDaSala(leiUid, escolhido ?? undefined);
  const quem = useMemo(
    () => ({ cliente, pendencias: dados.pendencias, habilitacao: dados.habilitacao, retorno, agora }),
    [cliente, dados.pendencias, dados.habilitacao, retorno, agora],
  );
  const pausado = vivo ? vivo.pausadoEm : leilao.pausadoEm;
  const situacao = vivo?.situacao ?? leilao.situacao;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key is a click
    <div
      className={estilo.sala}
      data-parte={parte}
      onClick={(evento) => ficarNaSala(evento, { leiUid, sala, mesa })}
    >
      <p className="so-leitor" role="status">
        {anuncio}
      </p>
      <header className={estilo.topo}>
        <Ligacao href={CAMINHO_DO_AUDITORIO}>{P.voltar}</Ligacao>
        <h1>{leilao.nome}</h1>
        {situacao === 'EXECUTADO' ? (
          <p className={estilo.aviso}>{P.encerrado}</p>
        ) : (
          pausado !== null && <p className={estilo.aviso}>{P.pausado}</p>
        )}
        {leilao.transmissaoUrl && <Ligacao href={leilao.transmissaoUrl}>{P.transmissao}</Ligacao>}
      </header>
      <NoPalco
        {...{ estado, cartao, deNovo, marca, quem, folha, leiUid }}
        recado={sala.leilao?.recado?.texto ?? ''}
        vazio={noPalco === null}
        porque={
          noPalco === mesa && cartao !== undefined && !encerrou(cartao.situacao)
            ? P.emPregao
            : escolhido !== null && escolhido !== vez
              ? P.abertoPorVoce
              : P.daVez
        }
        foraDaVez={escolhido !== null && escolhido !== vez}
      />
      <fieldset className={estilo.partes}>
        <legend className="so-leitor">{P.partes}</legend>
        {partes.map((uma) => (
          <button key={uma} type="button" aria-pressed={parte === uma} onClick={() => mostrar(uma)}>
            {P[uma]}
          </button>
        ))}
      </fieldset>
      <section className={estilo.fila} aria-labelledby="sala-fila">
        <h2 id="sala-fila">{P.fila}</h2>
        <Fila {...{ sala, leiUid, noPalco, cliente, agora }} modo={marca.tipo} />
      </section>
      {temConversa && (
        <section className={estilo.conversa} aria-labelledby="sala-conversa">
          <h2 id="sala-conversa">{P.conversa}</h2>
          <Suspense>
            <ConversaDaSala leiUid={leiUid} marca={marca} aoFaltar={() => haConversa(false)} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

/**
 * A link to this room, or to one of its lots (as the panel has to the one on the block), changes the address and what is looked at, and nothing
 * else: what plays plays on. Opened in another tab it is what it says.
 */
function ficarNaSala(
  evento: MouseEvent,
  { leiUid, sala: { cartoes }, mesa }: { leiUid: string; sala: SalaPublica; mesa: string | null },
): void {
  if (evento.defaultPrevented || evento.button !== 0) return;
  if (evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey) return;
  const ligacao = (evento.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (ligacao === null || ligacao.target !== '') return;
  const { pathname, search } = new URL(ligacao.href);
  const daqui = pathname === enderecoDaSala(leiUid);
  const lote = [...cartoes.values()].find(({ url }) => url === pathname);
  if (!daqui && lote === undefined) return;
  evento.preventDefault();
  const dele = lote && enderecoDaSala(leiUid, lote.uid === mesa ? undefined : lote.uid);
  irNaSala(dele ?? `${pathname}${search}`);
}

/** The lot whose turn it is; one that the clock ended stays until one has seen what became of it. */
function useVez(alvo: string | null, peloRelogio: boolean, { cartoes }: SalaPublica): string | null {
  const [vez, definir] = useState(alvo);
  const antes = vez === null ? undefined : cartoes.get(vez);
  const espera = peloRelogio && antes !== undefined && encerrou(antes.situacao) ? RESULTADO_MS : 0;
  useEffect(() => {
    if (alvo === vez) return;
    const relogio = setTimeout(() => definir(alvo), espera);
    return () => clearTimeout(relogio);
  }, [alvo, vez, espera]);
  return vez;
}

/** What a voice says when another lot comes up; nothing of the one that was there from the start. */
function useAnuncio(
  noPalco: string | null,
  cartao: LoteCartao | undefined,
  P: (typeof AUDITORIO)['leilao'],
): string {
  const [primeiro] = useState(noPalco);
  const mudou = useRef(false);
  mudou.current ||= noPalco !== primeiro;
  if (!mudou.current || cartao === undefined) return '';
  return cartao.numero === null ? P.anunciadoSemNumero(cartao.nome) : P.anunciado(cartao.numero, cartao.nome);
}
