import type { Destinatario } from '@martelo/shared/avisos/avisar';
import type { CodigoEvento, DadosDoEvento } from '@martelo/shared/avisos/eventos';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { desfeita } from '@martelo/shared/pos-venda/situacao';
import { z } from 'zod';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import { USUARIOS } from '../acesso/usuarios/registro.ts';
import { COMITENTES } from '../casa/comitente.ts';
import { ehDasMarcas, quemRespondePor } from '../casa/comitentes-da-marca.ts';
import { novaCarga } from '../jobs/avisar.ts';
import type { Fila } from '../jobs/fila.ts';
import {
  AVISO_CLIENTE,
  AVISO_COMITENTE,
  AVISO_COMUNICADO,
  AVISO_RECUSA,
  AVISO_VENDA,
} from '../leituras/projecoes/tarefas.ts';
import { CONDICIONAIS } from '../leituras/registros/condicional.ts';
import { LEILOES } from '../leituras/registros/leilao.ts';
import { LOTES } from '../leituras/registros/lote.ts';
import { VENDAS, vendaDoLote } from '../leituras/registros/venda.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { enviarAvaliacaoCondicional } from './avaliacao-condicional.ts';
import { caminhoDosDados } from './caminho-dos-dados.ts';
import type { CartaAvulsa } from './carta-avulsa.ts';
import type { SalaDeAvisos } from './sala.ts';

const daVenda = z.object({ lelUid: z.string(), instante: z.number() });
const doComitente = daVenda.extend({ lance: z.number(), prazo: z.string() });
const doCliente = daVenda.extend({ valor: z.number(), prazo: z.string() });
const doComunicado = daVenda.extend({ cliUid: z.string(), comunicado: z.string() });
const daRecusa = daVenda.extend({ situacao: z.string() });

interface Dependencias {
  registros: Registros;
  sala: Pick<SalaDeAvisos, 'avisarJa'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** What letters go out by to who has no account. */
  cartas: CartaAvulsa & { agora: () => number };
  /** Resolves when the sale of a lot has followed it, and goes on in the one that it belongs to. */
  vendaEmDia(lelUid: string): Promise<void>;
}

/**
 * Who is told of what follows from an auction's log: the projection leaves a job in the same step as the records, and here it is found
 * out for whom it is. Each bears repetition.
 */
export function registrarAvisosDosLeiloes(
  fila: Fila,
  { registros, sala, hotsitePorId, cartas, vendaEmDia }: Dependencias,
): void {
  const avisar = <E extends CodigoEvento>(
    evento: E,
    quem: Destinatario,
    { instante, lelUid }: { instante: number; lelUid: string },
    hotsiteId: number,
    dados: DadosDoEvento<E>,
  ) =>
    sala.avisarJa(novaCarga(evento, { ...quem, hotsiteId, dados, chave: `${lelUid}:${instante}` }, instante));

  /** The lot as messages name it. */
  const loteDe = async (lelUid: string) => {
    const lote = await registros.colecao(LOTES).obter(SISTEMA, lelUid);
    const leilao = lote && (await registros.colecao(LEILOES).obter(SISTEMA, lote.leiUid));
    return (
      lote && {
        ...{ lelUid, loteNumero: lote.dados.numero, lote: lote.dados.nome },
        leilao: leilao?.nome ?? '-',
      }
    );
  };
  /** The client that a conditional sale is about, with their brand. */
  const daCondicional = async (lelUid: string) => {
    const condicional = await registros.colecao(CONDICIONAIS).obter(SISTEMA, lelUid);
    const cliente = condicional && (await registros.colecao(CLIENTES).obter(SISTEMA, condicional.cliUid));
    const lote = await loteDe(lelUid);
    return condicional && cliente && lote ? { condicional, cliente, lote } : null;
  };

  fila.registrar(AVISO_VENDA, async (carga) => {
    const lida = daVenda.parse(carga);
    await vendaEmDia(lida.lelUid);
    const venda = await vendaDoLote(registros.colecao(VENDAS), SISTEMA, lida.lelUid);
    const item = venda?.itens.find(({ lelUid }) => lelUid === lida.lelUid);
    if (venda === null || item === undefined) return;
    const quem = { cliUid: venda.cliUid };
    const lote = {
      ...{ lelUid: lida.lelUid, loteNumero: item.loteNumero, lote: item.loteNome },
      ...{ leilao: venda.leilaoNome, lance: item.valorLance },
    };
    if (venda.situacao === 'Condicional')
      return avisar('condicional-aberta', quem, lida, venda.hotsiteId, lote);
    if (desfeita(venda.situacao)) return;
    // In a purchase of several lots each is told with what it costs itself.
    const total = venda.itens.length === 1 ? venda.totalAPagar : item.totalAPagar;
    const aPagar = { vendaId: venda.id, total, pagarAte: venda.dataPagamento };
    const condicional = await registros.colecao(CONDICIONAIS).obter(SISTEMA, lida.lelUid);
    // Nobody was outbid where something was bought at its price, or a proposal taken: there is no bid to have won by.
    if (condicional === null && item.tipoNegociacao !== 'Disputa')
      return avisar('venda-criada', quem, lida, venda.hotsiteId, { lote: lote.lote, ...aPagar });
    await avisar(condicional === null ? 'vencedor' : 'condicional-liberada', quem, lida, venda.hotsiteId, {
      ...{ ...lote, ...aPagar },
    });
  });

  fila.registrar(AVISO_COMITENTE, async (carga) => {
    const lida = doComitente.parse(carga);
    const condicional = await registros.colecao(CONDICIONAIS).obter(SISTEMA, lida.lelUid);
    const lote = await loteDe(lida.lelUid);
    const marca = condicional && hotsitePorId(condicional.hotsites[0]!);
    if (!lote || !condicional?.comId || !marca) return;
    const comitente = await registros.colecao(COMITENTES).obterPor(SISTEMA, 'id', condicional.comId);
    // Lots taken in before consignors were asked for their brand may name another's.
    if (!comitente || !ehDasMarcas(comitente, condicional.hotsites)) return;
    const { lance, prazo } = lida;
    for (const [usuUid, marcas] of await quemRespondePor(registros, comitente, condicional.hotsites)) {
      const usuario = await registros.colecao(USUARIOS).obter(SISTEMA, usuUid);
      if (usuario?.situacao !== 'ATIVO' || !ehDasMarcas(usuario, marcas)) continue;
      // Of the lot's brands the one that they work for.
      const daCasa = marcas.find((id) => usuario.hotsites.includes(id)) ?? marca.id;
      await avisar('condicional-a-responder', { usuUid }, lida, daCasa, { ...lote, lance, prazo });
    }
    const guardado = await registros.colecao(LOTES).obter(SISTEMA, lida.lelUid);
    if (guardado === null) return;
    await enviarAvaliacaoCondicional(cartas, {
      ...{ marca, comitente, lance, prazo, hotsites: condicional.hotsites },
      lote: { lelUid: lida.lelUid, dados: guardado.dados, leilao: lote.leilao },
      chave: `avaliacao-condicional:${lida.lelUid}:${lida.instante}`,
    });
  });

  fila.registrar(AVISO_COMUNICADO, async (carga) => {
    const lida = doComunicado.parse(carga);
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, lida.cliUid);
    const marca = cliente && hotsitePorId(cliente.hotsiteId);
    const guardado = await registros.colecao(LOTES).obter(SISTEMA, lida.lelUid);
    const lote = await loteDe(lida.lelUid);
    if (!cliente || !marca || !guardado || !lote) return;
    const caminho = caminhoDosDados(guardado.dados, marca.tipo);
    await avisar('descricao-mudou', { cliUid: cliente.uid }, lida, marca.id, {
      ...lote,
      ...{ comunicado: lida.comunicado, caminho },
    });
  });

  fila.registrar(AVISO_RECUSA, async (carga) => {
    const lida = daRecusa.parse(carga);
    const sobre = await daCondicional(lida.lelUid);
    if (sobre === null) return;
    const { cliente, lote } = sobre;
    const evento = lida.situacao === 'NEGADA_CONDICIONAL' ? 'condicional-recusada' : 'condicional-sem-acordo';
    await avisar(evento, { cliUid: cliente.uid }, lida, cliente.hotsiteId, lote);
  });

  fila.registrar(AVISO_CLIENTE, async (carga) => {
    const lida = doCliente.parse(carga);
    const sobre = await daCondicional(lida.lelUid);
    if (sobre === null) return;
    const { cliente, lote } = sobre;
    const { valor, prazo } = lida;
    await avisar('condicional-respondida', { cliUid: cliente.uid }, lida, cliente.hotsiteId, {
      ...lote,
      ...{ valor, prazo },
    });
  });
}
