import { criarSerie } from '@martelo/shared/em-serie';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Rota } from '../../api/rota.ts';
import type { ServicosDasVistorias, ServicosDaVistoriaDaColeta } from '../../casa/servicos-das-vistorias.ts';
import type { ServicosDoVeiculo } from '../../casa/servicos-do-veiculo.ts';
import { VISTORIAS } from '../../casa/vistoria.ts';
import type { Files } from '../../files/files.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Registros } from '../../records/records.ts';
import { criarVistoriaDaColeta } from './coleta.ts';
import { criarFechar } from './fechar.ts';
import { criarResponder } from './responder.ts';
import { rotasDasVistorias } from './rotas.ts';
import { criarSeguir } from './seguir.ts';
import { criarVer } from './ver.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  nomeDoUsuario(usuUid: string): Promise<string>;
  servicosDoVeiculo: Pick<ServicosDoVeiculo, 'anotarNaCustodia'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}

/** Inspections: answered, finished, and what follows from them, wired. */
export function ligarVistorias({
  registros,
  arquivos,
  nomeDoUsuario,
  servicosDoVeiculo,
  hotsitePorId,
  agora,
}: Dependencias): {
  rotas: Rota[];
  daColeta: ServicosDaVistoriaDaColeta;
  servicos: Pick<
    ServicosDasVistorias,
    | 'vistoriasDoTipo'
    | 'fecharVistoria'
    | 'umaVistoriaPorVez'
    | 'detalharVeiculo'
    | 'anotarVistoria'
    | 'copiarRespostas'
  >;
} {
  const serie = criarSerie();
  const umaVistoriaPorVez: ServicosDasVistorias['umaVistoriaPorVez'] = (hotsiteId, fazer) =>
    serie(String(hotsiteId), fazer);
  const { fecharVistoria, repeticoes } = criarFechar(registros);
  const emExclusivo = criarExclusivo(registros, agora);
  const daColeta = criarVistoriaDaColeta({
    ...{ registros, fecharVistoria, umaVistoriaPorVez, nomeDoUsuario, hotsitePorId, agora },
    emExclusivo,
  });
  return {
    daColeta,
    rotas: rotasDasVistorias({
      ...{ registros, arquivos, emExclusivo, umaVistoriaPorVez, daColeta },
      responder: criarResponder(registros, agora),
      ver: criarVer({ registros, arquivos, repeticoes, nomeDoUsuario }),
    }),
    servicos: {
      ...{ fecharVistoria, umaVistoriaPorVez },
      ...criarSeguir(registros, servicosDoVeiculo),
      async vistoriasDoTipo(deQuem, { id, hotsiteId }) {
        const { total } = await deQuem.colecao(VISTORIAS).listar(SISTEMA, {
          filtros: [
            { tipo: 'exata', campo: 'tipoId', valor: id },
            { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
          ],
          ...{ pagina: 1, porPagina: 1 },
        });
        return total;
      },
    },
  };
}
