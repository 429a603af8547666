import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import { z } from 'zod';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Fila } from '../../jobs/fila.ts';
import { ACERTAR_REPASSES, AGRUPAR_VENDA } from '../../leituras/projecoes/venda.ts';
import { VENDAS, vendaDoLote } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Acertos } from './acertar.ts';
import type { Juncoes } from './juntar.ts';
import type { MudarVenda } from './mudar.ts';
import { criarPrazos, type FoiDito } from './prazos.ts';
import type { AcertarRepasses } from './repasses.ts';

interface Dependencias {
  registros: Registros;
  fila: Fila;
  juncoes: Pick<Juncoes, 'agruparSozinha'>;
  acertarRepasses: AcertarRepasses;
  mudar: MudarVenda;
  hotsitePorId(id: number): RegrasHotsite | null;
  foiDito: FoiDito;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** What purchases do by themselves. */
export interface VendasSozinhas {
  /** Begins to look at deadlines; after the queue has begun. */
  iniciar(): void;
  parar(): Promise<void>;
}

const VARREDURA_MS = 5 * 60_000;
const daVenda = z.object({ vendaUid: z.string() });

/** A purchase goes on by itself: joined to the one that its buyer has open, reminded, warned, given up. */
export function ligarVendasSozinhas({
  fila,
  juncoes,
  acertarRepasses,
  log,
  ...d
}: Dependencias): VendasSozinhas {
  fila.registrar(AGRUPAR_VENDA, (bruta) => juncoes.agruparSozinha(daVenda.parse(bruta).vendaUid));
  fila.registrar(ACERTAR_REPASSES, (bruta) => acertarRepasses(daVenda.parse(bruta).vendaUid));
  const prazos = criarPrazos({
    ...d,
    aoFalhar: (err, vendaUid) => log.error({ err, vendaUid }, 'a deadline could not be seen to'),
  });
  let varredura: ReturnType<typeof deTemposEmTempos> | undefined;
  return {
    iniciar() {
      varredura = deTemposEmTempos(prazos.varrer, {
        aCada: VARREDURA_MS,
        aoFalhar: (err) => log.error({ err }, 'deadlines of purchases could not be looked at'),
      });
    },
    async parar() {
      await varredura?.parar();
    },
  };
}

/** Resolves when the sale of a lot has followed it and goes on in the one that it belongs to: who is told of it is told the number that lasts. */
export const criarVendaEmDia =
  ({
    registros,
    acertos,
    juncoes,
  }: {
    registros: Registros;
    acertos: Pick<Acertos, 'acertarLote'>;
    juncoes: Pick<Juncoes, 'agruparSozinha'>;
  }) =>
  async (lelUid: string): Promise<void> => {
    await acertos.acertarLote(lelUid);
    const venda = await vendaDoLote(registros.colecao(VENDAS), SISTEMA, lelUid);
    if (venda !== null) await juncoes.agruparSozinha(venda.uid);
  };
