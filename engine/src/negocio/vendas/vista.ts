import type { Compra } from '@martelo/shared/compra';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { liberada } from '@martelo/shared/pos-venda/liberada';
import { orientacaoDaVenda } from '@martelo/shared/pos-venda/orientacao';
import { papeisEntregues, todosComEnvio } from '@martelo/shared/pos-venda/papeis';
import { MENSAGENS_RETIRADA, podeAgendar, situacaoDaRetirada } from '@martelo/shared/pos-venda/retirada';
import { comoCobrada, saldoDaVenda } from '@martelo/shared/pos-venda/situacao';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import type { Venda } from '@martelo/shared/venda';
import { AGENDAMENTOS, type Agendamento, ultimasRetiradas } from '../../leituras/registros/agendamento.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import { SEM_CARIMBOS } from '../../leituras/vistas/carimbos.ts';
import { cartaoDoLote } from '../../leituras/vistas/lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { comArmazenagemDevida } from '../retirada/armazenagem-devida.ts';
import {
  agendaRetiradas,
  type PatioDoLote,
  patioDaRetirada,
  patiosDaMarca,
} from '../retirada/patio-do-lote.ts';
import type { ComoRetirada } from '../retirada/vista.ts';
import { situacoesNoPatio, type Vizinhas, vizinhasDeTodas } from './vizinhas.ts';

/** What the pickup of a purchase goes by. */
interface FatosDaRetirada {
  vizinhas: Vizinhas;
  /** The same with all that keeping them costs by now: a code is shown by these. */
  devidas: Vizinhas;
  /** The last pickup of each item, by the item's uid. */
  retiradas: ReadonlyMap<string, Agendamento>;
  patioDoLote: PatioDoLote;
}

const SEM_PATIO = 'Combine a retirada com o atendimento: o pátio deste lote não agenda por aqui.';

/** Purchases as their buyer sees them, a page at a time. */
export type ComoCompras = (vendas: readonly Registro<Venda>[], hotsite: RegrasHotsite) => Promise<Compra[]>;

export function criarComoCompras({
  leitura,
  registros,
  comoRetirada,
  agora,
}: {
  leitura: Pick<Leitura, 'lote'>;
  registros: Registros;
  comoRetirada: ComoRetirada;
  /** Unix ms. */
  agora(): number;
}): ComoCompras {
  const agendamentos = registros.colecao(AGENDAMENTOS);

  const comoCompra = async (
    registro: Registro<Venda>,
    { vizinhas, devidas, retiradas, patioDoLote }: FatosDaRetirada,
    hotsite: RegrasHotsite,
  ): Promise<Compra> => {
    const venda = semCarimbos(registro) as Venda;
    const { cliUid: _, comandos: __, extrasRetirados: ____, itens, ...campos } = comoCobrada(venda);
    const lidos = await Promise.all(itens.map(({ lelUid }) => leitura.lote(venda.leiUid, lelUid)));
    const vistos = itens.map(({ loteVisto: ___, ...item }, i) => {
      const lido = lidos[i] ?? null;
      const noPatio = situacoesNoPatio(vizinhas, item.patioNome, patioDoLote);
      const ultima = retiradas.get(item.uid) ?? null;
      const situacao = situacaoDaRetirada(item, ultima, noPatio);
      const dele = patioDoLote(item.patioNome);
      const patio = dele !== null && agendaRetiradas(dele) ? dele : null;
      return {
        ...item,
        loteUrl: lido === null ? '/' : cartaoDoLote(lido.estado, lido.lote, hotsite, SEM_CARIMBOS).url,
        retirada: {
          situacao,
          mensagem:
            patio === null && podeAgendar(situacao) ? SEM_PATIO : MENSAGENS_RETIRADA[hotsite.tipo][situacao],
          patio: patio && patioDaRetirada(patio, ultima?.situacao === 'AGENDADO' && ultima.terceiro !== null),
          agendamento:
            ultima &&
            comoRetirada(
              ultima,
              situacoesNoPatio(devidas, item.patioNome, patioDoLote).every((uma) => uma === 'Fechada'),
            ),
        },
      };
    });
    const totais = totaisDaVenda(venda);
    const orientacao = orientacaoDaVenda({
      venda,
      retiradas: vistos.map(({ retirada }) => retirada.situacao),
      papeisEntregues: papeisEntregues(itens),
    });
    const { encerramento } = venda;
    return {
      ...campos,
      itens: vistos,
      loteUrl: vistos[0]!.loteUrl,
      leilaoData: lidos[0]?.estado.leilao.data ?? venda.dataVenda,
      // Why it came to nothing, where nobody of the house had to say so.
      orientacao:
        encerramento?.por === 'sistema'
          ? { codigo: orientacao.codigo, texto: encerramento.motivo }
          : orientacao,
      totais,
      todosComEnvio: todosComEnvio(itens),
      vencida:
        venda.situacao === 'AguardandoPagamento' &&
        !liberada(venda) &&
        agora() > Date.parse(venda.dataPagamento),
      pago: totais.aprovado,
      saldo: saldoDaVenda(venda),
    };
  };

  return async (vendas, hotsite) => {
    const [vizinhas, retiradas, patioDoLote] = await Promise.all([
      vizinhasDeTodas(registros, vendas),
      ultimasRetiradas(
        agendamentos,
        SISTEMA,
        vendas.map(({ uid }) => uid),
      ),
      patiosDaMarca(registros, hotsite.id),
    ]);
    const todas = new Map(vendas.flatMap((venda) => vizinhas(venda).map((uma) => [uma.uid, uma] as const)));
    const devidas = await comArmazenagemDevida(registros, [...todas.values()], agora());
    const devida = new Map(devidas.map((uma) => [uma.uid, uma]));
    return Promise.all(
      vendas.map((venda) => {
        const suas = vizinhas(venda);
        const fatos = { vizinhas: suas, devidas: suas.map(({ uid }) => devida.get(uid)!) };
        return comoCompra(venda, { ...fatos, retiradas, patioDoLote }, hotsite);
      }),
    );
  };
}
