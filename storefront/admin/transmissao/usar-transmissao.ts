import type { CorpoErro } from '@martelo/shared/erros';
import type { EntradaDada, FormaDeEntrada, Transmissao } from '@martelo/shared/transmissao';
import type { SituacaoDaTransmissao } from '@martelo/shared/transmissao/situacao';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Ack, aCadaLigacao, aoReceber, conexao, ligar, pedir } from '../../src/live/conexao.ts';

/** What the engine refused, in its words. */
export class Recusada extends Error {
  constructor({ message }: CorpoErro) {
    super([message].flat().join(' '));
  }
}
export async function pedirJa<T>(evento: string, dados: object): Promise<T> {
  const ack: Ack = await pedir(evento, dados);
  if (!ack.ok) throw new Recusada(ack.erro);
  return ack as unknown as T;
}

interface Aberta {
  uid: string;
  situacao: SituacaoDaTransmissao;
  publicada: boolean;
  plateia: number;
}
type Lida = Pick<Transmissao, 'uid' | 'situacao' | 'publicada'>;

const OLHAR_MS = 5_000;

/** This auction's broadcast, as the engine says it: the one that is open, if any. */
export function useTransmissaoDaCasa(leilaoUid: string) {
  const [aberta, definir] = useState<Aberta | null | undefined>(undefined);
  const [recusa, recusar] = useState<string | null>(null);
  const ligada = useSyncExternalStore(conexao.assinar, conexao.ler) === 'ligada';
  const ler = useCallback(async () => {
    try {
      const { abertas } = await pedirJa<{ abertas: Aberta[] }>('conectar-transmissoes-leilao', { leilaoUid });
      // The one that the public sees, else the newest.
      definir(abertas.find(({ publicada }) => publicada) ?? abertas.at(-1) ?? null);
      recusar(null);
    } catch (erro) {
      // Without a connection the next one asks again.
      if (erro instanceof Recusada) recusar(erro.message);
    }
  }, [leilaoUid]);
  useEffect(() => {
    const paradas = [aCadaLigacao(() => void ler()), aoReceber('on-transmissao', () => void ler())];
    // How many watch is told by nobody.
    const relogio = setInterval(() => void ler(), OLHAR_MS);
    void ligar();
    return () => {
      clearInterval(relogio);
      for (const parar of paradas) parar();
    };
  }, [ler]);

  const guardar = ({ transmissao: { uid, situacao, publicada } }: { transmissao: Lida }): string => {
    definir((antes) => ({ uid, situacao, publicada, plateia: antes?.uid === uid ? antes.plateia : 0 }));
    return uid;
  };
  return {
    ...{ aberta, recusa, ligada, ler },
    async iniciar(urlRmtp: string, posicaoTemplate: number, comSom: boolean): Promise<string> {
      return guardar(
        await pedirJa('post-iniciar-transmissao', {
          ...{ leilaoUid, urlRmtp, posicaoTemplate, videoAtivo: true, audioAtivo: comSom },
        }),
      );
    },
    async publicar(transmissaoUid: string): Promise<void> {
      guardar(await pedirJa('put-publicar-transmissao', { leilaoUid, transmissaoUid }));
    },
    async encerrar(transmissaoUid: string, motivoFim: string): Promise<void> {
      await pedirJa('put-encerrar-transmissao', { transmissaoUid, motivoFim });
      definir(null);
    },
  };
}

export const pedirEntrada = (transmissaoUid: string, forma: FormaDeEntrada): Promise<EntradaDada> =>
  pedirJa('post-entrada-transmissao', { transmissaoUid, forma });
