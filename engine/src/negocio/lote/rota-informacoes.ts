import { ErroMartelo } from '@martelo/shared/erros';
import { type InformacoesDoLote, informacoesDoLote } from '@martelo/shared/lote-informacoes';
import { paramsUid } from '../../api/comando.ts';
import { tem } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { EQUIPE_DE_COMITENTES } from '../../casa/comitente.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { LANCES, PAPEIS_DE_LANCES, type TIPOS_RECEBIDOS } from '../../leituras/registros/lance.ts';
import { condicionalDoLote } from '../../leituras/vistas/condicional.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { chatDoLote } from '../conversas/do-lote.ts';
import { ehDoComitente, LEEM_UM_LOTE, podeLerLote } from '../leilao/papeis.ts';
import type { Visitas } from '../visitas/visitas.ts';
import { PAPEIS_DO_LEILAO } from './alterar-lote.ts';
import { placaInteira, veiculoDoLote } from './placa.ts';

interface Dependencias {
  registros: Registros;
  localizador: Localizador;
  visitas: Pick<Visitas, 'doLote'>;
  emDia(): Promise<void>;
}

type Tipo = (typeof TIPOS_RECEBIDOS)[number];
const CONTADOS: Readonly<Record<Tipo, keyof NonNullable<InformacoesDoLote['lances']>>> = {
  Manual: 'manuais',
  Automático: 'automaticos',
  'Configuração Automática': 'configuracoes',
  Presencial: 'leiloeiro',
};

/** What the house knows of a lot and the public does not. */
export function rotaInformacoes({ registros, localizador, visitas, emDia }: Dependencias): Rota {
  const lances = registros.colecao(LANCES);

  const contarLances = async (lelUid: string) => {
    await emDia();
    const contagem = { manuais: 0, automaticos: 0, configuracoes: 0, leiloeiro: 0 };
    const filtros = [{ tipo: 'exata' as const, campo: 'lelUid', valor: lelUid }];
    for await (const { tipoLance } of lances.percorrer(SISTEMA, { filtros }))
      contagem[CONTADOS[tipoLance]] += 1;
    return contagem;
  };

  return rota({
    metodo: 'get',
    caminho: '/v1/lotes/:uid/informacoes',
    resumo: 'O que a casa sabe de um lote e o público não: veículo, condicional, lances por tipo e visitas',
    guarda: LEEM_UM_LOTE,
    params: paramsUid,
    resposta: informacoesDoLote,
    async executar({ params, chamador: { acesso } }) {
      const { estado, lote } = await localizador.lote(acesso, params.uid);
      if (!podeLerLote(acesso, lote)) throw new ErroMartelo('LOTE_NAO_ENCONTRADO');
      const { dados } = lote;
      const [veiculo, contagem, vistas, chatUid] = await Promise.all([
        veiculoDoLote(registros, dados),
        tem(acesso, PAPEIS_DE_LANCES) ? contarLances(lote.uid) : null,
        visitas.doLote(lote.uid),
        chatDoLote(registros, acesso, lote.uid),
      ]);
      return {
        ...{ uid: lote.uid, leiUid: estado.leilao.uid, veiUid: dados.veiculo?.uid ?? null },
        placa: placaInteira(dados, veiculo) ?? dados.veiculo?.placa ?? null,
        chassi: veiculo?.chassi ?? null,
        valorComitente: tem(acesso, PAPEIS_DO_LEILAO) ? (dados.valorComitente ?? null) : null,
        condicional: condicionalDoLote(lote),
        respondeCondicional: tem(acesso, EQUIPE_DE_COMITENTES) || ehDoComitente(acesso, lote),
        lances: contagem,
        chatUid,
        visitas: vistas,
      };
    },
  });
}
