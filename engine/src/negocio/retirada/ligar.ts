import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { Files } from '../../files/files.ts';
import type { Fila } from '../../jobs/fila.ts';
import type { ServicosDaRetirada } from '../../leituras/registros/agendamento.ts';
import type { Registros } from '../../records/records.ts';
import type { MudarVenda } from '../vendas/mudar.ts';
import { criarAcertosDeRetirada } from './acertar.ts';
import { criarRetiradas } from './agendar.ts';
import { criarAvisosDaRetirada } from './avisar.ts';
import { criarCodigos } from './codigo.ts';
import { criarMoverAgendamento } from './entregar.ts';
import { criarLugares } from './lugares.ts';
import { criarGravarAgendamento } from './mudar-agendamento.ts';
import { rotasDaRetirada } from './rotas-comprador.ts';
import { rotasDoPatio } from './rotas-patio.ts';
import { lembrarRetirada, registrarRotinas, vigiarRetirada } from './rotinas.ts';
import { type ComoRetirada, criarComoRetirada } from './vista.ts';

interface Dependencias {
  registros: Registros;
  hotsites: { porId(id: number): RegrasHotsite | null };
  derivar(proposito: string, texto: string): Buffer;
  fila: Fila;
  umaVez: UmaVez;
  arquivos: Files;
  mudarVenda: MudarVenda;
  avisar: Avisar;
  /** Resolves when sales are what their lots have become. */
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** What was bought is picked up at its yard: booking, code and gate, wired. */
export interface RetiradaLigada {
  rotas: Rota[];
  comoRetirada: ComoRetirada;
  servicos: Pick<
    ServicosDaRetirada,
    | 'marcarRetirados'
    | 'acertarRetiradas'
    | 'soltarReservas'
    | 'vigiarRetirada'
    | 'lembrarRetirada'
    | 'avisarDaRetirada'
  >;
  /** Asks for the daily count of what keeping lots costs. */
  iniciar(): Promise<void>;
}

export function ligarRetirada(deps: Dependencias): RetiradaLigada {
  const { registros, hotsites, derivar, fila, umaVez, arquivos, mudarVenda, avisar, emDia, agora } = deps;
  const codigos = criarCodigos(derivar);
  const lugares = criarLugares(registros, agora);
  const gravar = criarGravarAgendamento({ registros, hotsitePorId: hotsites.porId, agora });
  const acertos = criarAcertosDeRetirada({ registros, mudar: mudarVenda, gravar, agora });
  const { acertarRetiradas } = acertos;
  const retiradas = criarRetiradas({
    ...{ registros, lugares, gravar, acertarRetiradas, agora },
    hotsitePorId: hotsites.porId,
  });
  const mover = criarMoverAgendamento({ registros, gravar, codigos, agora });
  const avisos = criarAvisosDaRetirada({ registros, avisar, agora });
  const comoRetirada = criarComoRetirada(codigos);
  return {
    comoRetirada,
    servicos: {
      marcarRetirados: acertos.marcarRetirados,
      acertarRetiradas,
      soltarReservas: lugares.soltar,
      vigiarRetirada: vigiarRetirada(fila),
      lembrarRetirada: lembrarRetirada(fila, agora),
      avisarDaRetirada: avisos.avisar,
    },
    rotas: [
      ...rotasDaRetirada({ registros, retiradas, comoRetirada, umaVez, emDia, agora }),
      ...rotasDoPatio({ registros, lugares, mover, codigos, umaVez, arquivos, gravar, emDia, agora }),
    ],
    iniciar: registrarRotinas(fila, { ...acertos, ...avisos }, agora),
  };
}
