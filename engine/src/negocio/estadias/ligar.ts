import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDaEstadia, ServicosDasEstadias } from '../../casa/estadia.ts';
import type { Files } from '../../files/files.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Registros } from '../../records/records.ts';
import type { RetiradaLigada } from '../retirada/ligar.ts';
import { criarAvisarDaEntrada } from './avisar-da-entrada.ts';
import { criarEntradaDaRemocao } from './entrada-da-remocao.ts';
import { criarEntradas } from './entrar.ts';
import { rotaDaFila } from './fila.ts';
import { rotasDasFotosDaEstadia } from './fotos.ts';
import { criarGravarEstadia } from './gravar.ts';
import { criarLotesDaEstadia } from './lotes-do-veiculo.ts';
import { criarFotosDaEstadia } from './modelo.ts';
import { rotasDasEstadias } from './rotas.ts';
import { criarSaidas, type Saidas } from './sair.ts';
import { ligarServicos } from './servicos.ts';

interface Dependencias {
  registros: Registros;
  hotsites: { porId(id: number): RegrasHotsite | null };
  leitura: Pick<Leitura, 'lote'>;
  arquivos: Files;
  umaVez: UmaVez;
  avisar: Avisar;
  retirada: Pick<RetiradaLigada, 'conferirCodigo' | 'moverComVenda'>;
  /** Whether an inspection of a vehicle was done since an instant (ISO). */
  vistoriadoDesde(hotsiteId: number, veiUid: string, desde: string): Promise<boolean>;
  /** Resolves when sales are what their lots have become. */
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** Vehicles at the yards, wired. */
export interface EstadiasLigadas {
  rotas: Rota[];
  servicos: Pick<
    ServicosDasEstadias,
    | 'fotosDaEstadia'
    | 'entrarNoPatio'
    | 'agendarEntrada'
    | 'porVagaDeVolta'
    | 'mudarDeVaga'
    | 'liberarSaida'
    | 'devolverVeiculo'
    | 'entregarPelaEstadia'
    | 'chaveDaEstadiaTomada'
    | 'remocaoDaEstadia'
    | 'avisarDaEntrada'
  > &
    ServicosDaEstadia &
    Pick<Saidas, 'encerrarEstadiasDaVenda'> &
    ReturnType<typeof ligarServicos>['servicos'];
}

export function ligarEstadias(deps: Dependencias): EstadiasLigadas {
  const { registros, hotsites, leitura, arquivos, umaVez, retirada, emDia, agora } = deps;
  const { conferirCodigo, moverComVenda } = retirada;
  const hotsitePorId = hotsites.porId;
  const gravar = criarGravarEstadia({ registros, hotsitePorId, agora });
  const entradas = criarEntradas({ registros, hotsitePorId, gravar, agora });
  const lotesDe = criarLotesDaEstadia({ registros, leitura, emDia });
  const pedidos = ligarServicos({
    ...{ registros, hotsitePorId, arquivos, umaVez, emDia, agora, avisar: deps.avisar },
    vistoriadoDesde: deps.vistoriadoDesde,
  });
  const saidas = criarSaidas({ registros, lotesDe, conferirCodigo, moverComVenda, gravar, agora });
  const { prever: _, patioAberto: __, ...entrar } = entradas;
  return {
    servicos: {
      fotosDaEstadia: criarFotosDaEstadia(registros),
      avisarDaEntrada: criarAvisarDaEntrada({ registros, avisar: deps.avisar }),
      ...entrar,
      ...criarEntradaDaRemocao({ registros, gravar, agora, ...entrar }),
      ...saidas,
      ...pedidos.servicos,
    },
    rotas: [
      ...rotasDasEstadias({ registros, entradas, umaVez }),
      rotaDaFila({ registros, agora }),
      ...rotasDasFotosDaEstadia({ registros, arquivos, gravar, umaVez }),
      ...pedidos.rotas,
    ],
  };
}
