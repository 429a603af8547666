import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_VE_LOTES_DO_VEICULO } from '@martelo/shared/papeis';
import { type LotesDoVeiculo, lotesDoVeiculo as resposta } from '@martelo/shared/veiculo-lotes';
import { paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { lotesDoVeiculo, vendaDoLote } from '../estadias/lotes-do-veiculo.ts';
import { podeLerLote } from '../leilao/papeis.ts';

interface Dependencias {
  registros: Registros;
  leitura: Pick<Leitura, 'lote'>;
  /** Resolves when lots and sales are what the log says. */
  emDia(): Promise<void>;
}

/** Every lot that a vehicle was in, and what it came to: reserves and bidders are told elsewhere, by who they are told to. */
export const rotaDosLotesDoVeiculo = ({ registros, leitura, emDia }: Dependencias): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/veiculos/:uid/lotes',
    resumo: 'Os lotes em que um veículo é ou foi vendido, do mais novo ao mais antigo, e no que deram',
    guarda: QUEM_VE_LOTES_DO_VEICULO,
    params: paramsUid,
    resposta,
    async executar({ params, chamador: { acesso } }): Promise<LotesDoVeiculo> {
      await emDia();
      const veiculo = await porIdOuUid(registros.colecao(VEICULOS), acesso, params.uid);
      if (veiculo === null) throw new ErroMartelo('NAO_ENCONTRADO');
      const procurado = {
        veiUid: veiculo.uid,
        placa: veiculo.placa ?? null,
        hotsiteId: veiculo.hotsiteId,
      };
      const itens: LotesDoVeiculo['itens'] = [];
      for await (const { estado, lote } of lotesDoVeiculo(registros, leitura, procurado)) {
        if (!podeLerLote(acesso, lote)) continue;
        const { dados, lideranca, qtdLances, situacao } = lote;
        const achada = await vendaDoLote(registros, lote.uid, acesso);
        itens.push({
          ...{ uid: lote.uid, id: lote.id, numero: dados.numero, nome: dados.nome, situacao, qtdLances },
          leilao: { uid: estado.leilao.uid, nome: estado.leilao.nome },
          ...{ minimo: dados.valor.minimo, valorAtual: lideranca?.preco ?? null, dataFim: dados.dataFim },
          venda: achada && {
            ...{ uid: achada.venda.uid, id: achada.venda.id, situacao: achada.venda.situacao },
          },
        });
      }
      return { itens: itens.sort((um, outro) => outro.id - um.id) };
    },
  });
