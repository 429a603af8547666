'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useRef, useState } from 'react';
import { VERIFICAR } from '../palavras/verificar.ts';
import { navegadorConfere } from './assinatura.ts';
import { buscarChaves, buscarCustodia, buscarLeilao, buscarLivro, SemResposta } from './buscar.ts';
import type { Conferido } from './conferir-cadeia.ts';
import { conferirCustodia } from './conferir-custodia.ts';
import { conferirLeilao, type LaudoLeilao, type LoteConferido } from './conferir-leilao.ts';
import { conferirLote, type Laudo } from './conferir-lote.ts';
import { conferirRecibo, type LaudoRecibo } from './conferir-recibo.ts';
import type { Chaves, CustodiaDoVeiculo, LivroDoLeilao, LivroDoLote } from './documentos.ts';

export type Pedido =
  | { tipo: 'lote'; lote: string }
  | { tipo: 'livro'; livro: LivroDoLote }
  | { tipo: 'leilao'; leilao: string }
  | { tipo: 'livro-leilao'; livro: LivroDoLeilao }
  | { tipo: 'custodia'; lote: string }
  | { tipo: 'cadeia'; custodia: CustodiaDoVeiculo }
  | { tipo: 'recibo'; jws: string };

export type Verificacao =
  | { etapa: 'parada' }
  | {
      etapa: 'andando';
      feitos: number;
      total: number | null;
      conferidos: Conferido[];
      lotes: LoteConferido[];
    }
  | { etapa: 'lote'; laudo: Laudo; livro: LivroDoLote }
  | { etapa: 'leilao'; laudo: LaudoLeilao; livro: LivroDoLeilao }
  | { etapa: 'custodia'; laudo: Laudo; custodia: CustodiaDoVeiculo }
  | { etapa: 'recibo'; laudo: LaudoRecibo }
  | { etapa: 'impossivel'; porque: string };

/** One verification at a time: a new one drops what is left of the one before. */
export function useVerificacao(modo: TipoHotsite) {
  const [verificacao, mostrar] = useState<Verificacao>({ etapa: 'parada' });
  const chavesAbertas = useRef<Chaves | null>(null);
  const vez = useRef(0);

  const verificar = async (pedido: Pedido): Promise<void> => {
    const minha = ++vez.current;
    const dizer = (nova: Verificacao) => {
      if (vez.current === minha) mostrar(nova);
    };
    const andar = (feitos: number, total: number | null, conferidos: Conferido[], lotes: LoteConferido[]) =>
      dizer({ etapa: 'andando', feitos, total, conferidos, lotes });
    andar(0, null, [], []);
    try {
      dizer(await executar(pedido, chavesAbertas.current, modo, andar));
    } catch (erro) {
      dizer({ etapa: 'impossivel', porque: fraseDe(erro, modo) });
    }
  };
  return {
    verificar,
    verificacao,
    recusar: (porque: string) => {
      vez.current++;
      mostrar({ etapa: 'impossivel', porque });
    },
    /** What was found of one thing says nothing of another. */
    esquecer: () => {
      vez.current++;
      mostrar({ etapa: 'parada' });
    },
    /** Keys from a file take the place of those the site publishes. */
    usarChaves: (chaves: Chaves) => {
      chavesAbertas.current = chaves;
    },
  };
}

type Andar = (feitos: number, total: number | null, conferidos: Conferido[], lotes: LoteConferido[]) => void;

async function executar(
  pedido: Pedido,
  abertas: Chaves | null,
  modo: TipoHotsite,
  andar: Andar,
): Promise<Verificacao> {
  const confere = await navegadorConfere();
  if (confere === null) throw new SemResposta(VERIFICAR[modo].semHttps);
  if (!confere) throw new SemResposta(VERIFICAR[modo].semEd25519);
  const chaves = () => (abertas !== null ? Promise.resolve(abertas) : buscarChaves(modo));
  const livroDoLote = (lote: string) => buscarLivro(lote, modo);
  switch (pedido.tipo) {
    case 'lote':
    case 'livro': {
      const livro = pedido.tipo === 'livro' ? pedido.livro : await buscarLivro(pedido.lote, modo);
      // A file is verified without a network too: only its signature then is not.
      const publicas = await chaves().catch((erro) => {
        if (pedido.tipo === 'livro') return null;
        throw erro;
      });
      const total = livro.eventos.length;
      const laudo = await conferirLote(livro, publicas, modo, (conferidos) =>
        andar(conferidos.length, total, conferidos, []),
      );
      return { etapa: 'lote', laudo, livro };
    }
    case 'leilao':
    case 'livro-leilao': {
      const livro = pedido.tipo === 'leilao' ? await buscarLeilao(pedido.leilao, modo) : pedido.livro;
      const total = livro.lotes.length;
      const laudo = await conferirLeilao(livro, await chaves(), modo, livroDoLote, (lotes) =>
        andar(lotes.length, total, [], lotes),
      );
      return { etapa: 'leilao', laudo, livro };
    }
    case 'custodia':
    case 'cadeia': {
      const custodia = pedido.tipo === 'cadeia' ? pedido.custodia : await buscarCustodia(pedido.lote, modo);
      const publicas = await chaves().catch((erro) => {
        if (pedido.tipo === 'cadeia') return null;
        throw erro;
      });
      const total = custodia.eventos.length;
      const laudo = await conferirCustodia(custodia, publicas, (conferidos) =>
        andar(conferidos.length, total, [], []),
      );
      return { etapa: 'custodia', laudo, custodia };
    }
    case 'recibo':
      return { etapa: 'recibo', laudo: await conferirRecibo(pedido.jws, await chaves(), modo, livroDoLote) };
  }
}

/** A document that is malformed in a way nobody foresaw is not what the house publishes. */
const fraseDe = (erro: unknown, modo: TipoHotsite): string =>
  erro instanceof SemResposta ? erro.message : VERIFICAR[modo].semForma;
