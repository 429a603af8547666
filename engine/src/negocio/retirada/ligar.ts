import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDasEstadias } from '../../casa/estadia.ts';
import type { ServicosDosServicos } from '../../casa/servico-de-estadia.ts';
import type { ServicosDosPatios } from '../../casa/servicos-dos-patios.ts';
import type { Files } from '../../files/files.ts';
import type { Fila } from '../../jobs/fila.ts';
import type { ServicosDaRetirada } from '../../leituras/registros/agendamento.ts';
import type { Registros } from '../../records/records.ts';
import type { MudarVenda } from '../vendas/mudar.ts';
import { criarAcertosDeRetirada } from './acertar.ts';
import { criarRetiradas } from './agendar.ts';
import { criarAvisosDaRetirada } from './avisar.ts';
import { criarCodigos } from './codigo.ts';
import {
  type ConferirCodigo,
  criarConferirCodigo,
  criarMoverAgendamento,
  type MoverAgendamento,
} from './entregar.ts';
import { criarLugares } from './lugares.ts';
import { criarGravarAgendamento, type GravarAgendamento } from './mudar-agendamento.ts';
import { criarRecessos } from './recesso.ts';
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
  /** Of a vehicle that leaves by its stay. */
  conferirCodigo: ConferirCodigo;
  moverComVenda: MoverAgendamento;
  /** The one way to write a pickup. */
  gravar: GravarAgendamento;
  servicos: Pick<
    ServicosDaRetirada,
    | 'marcarRetirados'
    | 'acertarRetiradas'
    | 'soltarReservas'
    | 'vigiarRetirada'
    | 'lembrarRetirada'
    | 'avisarDaRetirada'
  > &
    Pick<ServicosDosPatios, 'retiradasNoRecesso' | 'liberarNoRecesso'> &
    Pick<ServicosDosServicos, 'conferirRecessoDoServico'> &
    Pick<ServicosDasEstadias, 'conferirRecessoDaEntrada'>;
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
  const recessos = criarRecessos({ registros, gravar, agora, hotsitePorId: hotsites.porId });
  const retiradas = criarRetiradas({
    exigirForaDeRecesso: recessos.exigirForaDeRecesso,
    ...{ registros, lugares, gravar, acertarRetiradas, agora },
    hotsitePorId: hotsites.porId,
  });
  const mover = criarMoverAgendamento({ registros, gravar, codigos, agora });
  const moverComVenda: MoverAgendamento = async (acesso, quem, uid, pedido) => {
    const movido = await mover(acesso, quem, uid, pedido);
    const { situacao, entrega, vendaUid, itens } = movido;
    // The purchase says so, and owes what it costs, from this answer on: nobody ends it, or pays days, in between.
    if (situacao === 'ENTREGUE' && entrega !== null)
      await acertos.marcarRetirados(
        vendaUid,
        itens.map((item) => item.uid),
        entrega.em,
      );
    await acertarRetiradas(vendaUid);
    return movido;
  };
  const avisos = criarAvisosDaRetirada({ registros, avisar, agora });
  const comoRetirada = criarComoRetirada(codigos);
  return {
    comoRetirada,
    ...{ moverComVenda, gravar, conferirCodigo: criarConferirCodigo({ gravar, codigos }) },
    servicos: {
      retiradasNoRecesso: recessos.agendadasEm,
      liberarNoRecesso: recessos.liberarEm,
      conferirRecessoDoServico: recessos.conferirServico,
      conferirRecessoDaEntrada: recessos.conferirEntrada,
      marcarRetirados: acertos.marcarRetirados,
      acertarRetiradas,
      soltarReservas: lugares.soltar,
      vigiarRetirada: vigiarRetirada(fila),
      lembrarRetirada: lembrarRetirada(fila, agora),
      avisarDaRetirada: avisos.avisar,
    },
    rotas: [
      ...rotasDaRetirada({ registros, retiradas, comoRetirada, umaVez, emDia, agora }),
      ...rotasDoPatio({
        registros,
        lugares,
        moverComVenda,
        codigos,
        umaVez,
        arquivos,
        gravar,
        emDia,
        agora,
      }),
    ],
    iniciar: registrarRotinas(fila, { ...acertos, ...avisos }, agora),
  };
}
