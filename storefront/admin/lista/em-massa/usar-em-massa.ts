import type { RecursoDescrito, RelatorioEmMassa } from '@martelo/shared/recurso';
import { useState } from 'react';
import { Recusa } from '../../dados/chamar.ts';
import { useProvedor } from '../../dados/contexto.tsx';
import { POR_VEZ } from '../../dados/provedor.ts';
import type { Registro } from '../../dados/tipos.ts';

export type Item = RelatorioEmMassa['itens'][number];

/**
 * An act on many rows, a call for each 200, each row answered for itself. Where a call is not answered the rest waits: asked again it is the same
 * call, which the engine knows by its command and does not do twice.
 */
export function useEmMassa({ nome }: RecursoDescrito) {
  const provedor = useProvedor();
  const [itens, definir] = useState<ReadonlyMap<string, Item>>(new Map());
  const [andando, andar] = useState(false);
  const [erro, errar] = useState<Recusa | null>(null);

  const fazer = async (acao: string, corpo: object, linhas: readonly Registro[]): Promise<boolean> => {
    andar(true);
    errar(null);
    try {
      for (let i = 0; i < linhas.length; i += POR_VEZ) {
        const parte = linhas.slice(i, i + POR_VEZ).map(({ uid, revisao }) => ({ id: uid, revisao }));
        const relatorio = await provedor.emMassa(nome, { acao, itens: parte, ...corpo });
        definir((antes) => new Map([...antes, ...relatorio.itens.map((um) => [String(um.id), um] as const)]));
      }
      return true;
    } catch (falha) {
      if (!(falha instanceof Recusa)) throw falha;
      errar(falha);
      return false;
    } finally {
      andar(false);
    }
  };
  /** A refusal may have been of a revision that is no more: what is repeated is what stands there now. */
  const repetir = async (acao: string, corpo: object, recusadas: readonly Registro[]): Promise<boolean> => {
    andar(true);
    try {
      const lidas = await provedor.relidas(nome, recusadas);
      return await fazer(
        acao,
        corpo,
        recusadas.map((um) => lidas.get(um.uid) ?? um),
      );
    } catch (falha) {
      if (!(falha instanceof Recusa)) throw falha;
      errar(falha);
      return false;
    } finally {
      andar(false);
    }
  };
  return { itens, andando, erro, fazer, repetir };
}
