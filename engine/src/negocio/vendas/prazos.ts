import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import {
  avisosDepois,
  chaveDoAviso,
  motivoDaDesistencia,
  type PassoDoPrazo,
  passoDoPrazo,
} from '@martelo/shared/pos-venda/desistencia-automatica';
import type { Venda } from '@martelo/shared/venda';
import { devagar } from '../../jobs/devagar.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { encerrar } from './encerrar.ts';
import type { MudarVenda } from './mudar.ts';

/** Whether a client was told of something, by its key: the notice stands in their bell, and its letters are on their way. */
export type FoiDito = (
  evento: CodigoEvento,
  quem: { hotsiteId: number; cliUid: string },
  chave: string,
) => Promise<boolean>;

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  hotsitePorId(id: number): Pick<RegrasHotsite, 'desistenciaAutomatica'> | null;
  foiDito: FoiDito;
  aoFalhar(erro: unknown, vendaUid: string): void;
  /** Unix ms. */
  agora(): number;
}

/** What deadlines ask for (P3): told of before, told of after, and given up where the brand says so. */
export interface Prazos {
  /** Looks at every sale whose deadline is near or has passed, once: does of each what is due now, one step. */
  varrer(): Promise<void>;
}

/** A reminder is due at most so long before. */
const ANTES_MS = 2 * 86_400_000;

/**
 * Every step is decided again on the sale as it is when it is written: what came meanwhile stands in the way. A sale remembers what was
 * said of it, by the very write that has it said; so a look too many, another engine, or one that died does nothing twice.
 */
export function criarPrazos(d: Dependencias): Prazos {
  const { registros, mudar, hotsitePorId, foiDito, agora } = d;
  const vendas = registros.colecao(VENDAS);
  const regraDe = (venda: Venda) => hotsitePorId(venda.hotsiteId) ?? {};

  /** Before it is given up all three warnings have to have been given, not only asked for. Without one they begin again. */
  const foiAvisada = async (venda: Registro<Venda>): Promise<boolean> => {
    for (const dito of venda.avisosDePrazo.desistencia)
      if (!(await foiDito('desistencia-avisada', venda, chaveDoAviso(venda.uid, dito)))) return false;
    return true;
  };

  const dar = (venda: Venda, passo: PassoDoPrazo): VendaEscrita =>
    passo.tipo === 'desistir'
      ? encerrar(venda, {
          ...{ como: 'ClienteDesistiu', motivo: motivoDaDesistencia(venda) },
          ...{ em: agora(), por: 'sistema' },
        })
      : { ...venda, avisosDePrazo: avisosDepois(venda, passo, agora()) };

  const ver = async (lida: Registro<Venda>): Promise<void> => {
    const passo = passoDoPrazo(lida, regraDe(lida), agora());
    if (passo === null) return;
    const deNovo = passo.tipo === 'desistir' && !(await foiAvisada(lida));
    await mudar({ acesso: SISTEMA }, lida.uid, (antes) => {
      const devido = passoDoPrazo(antes, regraDe(antes), agora());
      if (devido?.tipo !== passo.tipo) return antes;
      return deNovo
        ? { ...antes, avisosDePrazo: { ...antes.avisosDePrazo, desistencia: [] } }
        : dar(antes, devido);
    });
  };

  return {
    async varrer() {
      const filtros: Filtro[] = [
        { tipo: 'exata', campo: 'situacao', valor: 'AguardandoPagamento' },
        { tipo: 'range', campo: 'dataPagamento', max: new Date(agora() + ANTES_MS).toISOString() },
      ];
      for await (const lida of devagar(vendas.percorrer(SISTEMA, { filtros })))
        await ver(lida).catch((erro: unknown) => d.aoFalhar(erro, lida.uid));
    },
  };
}
