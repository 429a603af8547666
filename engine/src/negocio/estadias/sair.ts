import { formasDaPlaca, formatarCpf } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { estaNoPatio, vistasSemFoto } from '@martelo/shared/estadias/estadia';
import type { Filtro } from '@martelo/shared/filtro';
import { ESTADIAS, type Estadia, SEM_CHAVES, type ServicosDasEstadias } from '../../casa/estadia.ts';
import {
  AGENDAMENTOS,
  type Agendamento,
  terceiroDe,
  ultimasRetiradas,
} from '../../leituras/registros/agendamento.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { compradorDe } from '../documentos/comprador.ts';
import { aCaminho, VEICULOS_EM_LEILAO } from '../estoque/registro.ts';
import { veiculoDoLote } from '../lote/placa.ts';
import { type ConferirCodigo, type MoverAgendamento, tudoPago } from '../retirada/entregar.ts';
import { exigirFotos } from './entrar.ts';
import type { GravarEstadia } from './gravar.ts';
import type { LoteDaEstadia, LotesDaEstadia } from './lotes-do-veiculo.ts';
import { abertaDoVeiculo } from './lugares.ts';
import { modeloDoTipo } from './modelo.ts';

interface Dependencias {
  registros: Registros;
  lotesDe: LotesDaEstadia;
  conferirCodigo: ConferirCodigo;
  moverComVenda: MoverAgendamento;
  gravar: GravarEstadia;
  /** Unix ms. */
  agora(): number;
}

export interface Saidas
  extends Pick<ServicosDasEstadias, 'liberarSaida' | 'devolverVeiculo' | 'entregarPelaEstadia'> {
  /**
   * Ends the stays of what has left by its sale: handed over at the gate, or marked as fetched by staff. Does nothing where that was done.
   * @param itens of the sale, by their uids
   */
  encerrarEstadiasDaVenda(vendaUid: string, itens: readonly string[]): Promise<void>;
}

/** So long a stay that is being ended by its own act is left to that: what people typed of it is there alone. */
const DO_PROPRIO_ATO_MS = 60_000;

const recusar = (porque: string) => new ErroMartelo('SAIDA_NAO_LIBERADA', { porque });

/** F9: a vehicle leaves to who bought it and paid, by what they booked, or to its consignor where nobody buys it (post-sale P18). */
export function criarSaidas({
  registros,
  lotesDe,
  conferirCodigo,
  moverComVenda,
  gravar,
  agora,
}: Dependencias): Saidas {
  const agendamentos = registros.colecao(AGENDAMENTOS);
  const iso = (ms: number) => new Date(ms).toISOString();

  /** The pickup by which a lot leaves this yard, all of it paid. @throws ErroMartelo SAIDA_NAO_LIBERADA */
  const retiradaDe = async (
    doc: Estadia,
    lotes: readonly LoteDaEstadia[],
  ): Promise<{ agendamento: Registro<Agendamento>; lote: LoteDaEstadia }> => {
    const lote = lotes.find(({ fase, venda }) => fase === 'vendido' && venda?.item.retiradaEm === null);
    if (lote === undefined)
      throw recusar(
        lotes.some(({ fase }) => fase === 'condicional')
          ? 'a venda ainda depende da resposta do comitente'
          : 'não há venda dele por entregar',
      );
    const { venda, item } = lote.venda!;
    const ultima = (await ultimasRetiradas(agendamentos, SISTEMA, [venda.uid])).get(item.uid);
    if (ultima === undefined || ultima.situacao !== 'AGENDADO') throw recusar('a retirada não está agendada');
    if (ultima.patUid !== doc.patUid) throw recusar(`a retirada está agendada no pátio ${ultima.patioNome}`);
    if (!(await tudoPago(registros, ultima, agora())))
      throw recusar('a venda não está fechada: falta pagamento');
    return { agendamento: ultima as Registro<Agendamento>, lote };
  };

  /**
   * A command that puts it into a lot is on its way: its auction may have it in a moment. Asked after the exit is written down, which such a command
   * looks for after it has taken the vehicle: of two that meet, one sees the other.
   */
  const exigirQueNinguemOPonha = async (veiUid: string): Promise<void> => {
    const tomado = await registros.colecao(VEICULOS_EM_LEILAO).obter(SISTEMA, veiUid);
    if (tomado !== null && aCaminho(tomado, agora())) throw recusar('ele está sendo posto em um lote');
  };

  /** @throws ErroMartelo SAIDA_NAO_LIBERADA */
  const exigirDevolvivel = (lotes: readonly LoteDaEstadia[]): void => {
    for (const { fase, abre, venda } of lotes) {
      // Nobody asks where it is when its auction begins.
      if (abre) throw recusar('o lote dele está em preparo: retire-o do leilão antes');
      if (fase === 'disputa') throw recusar('o lote dele está em disputa');
      if (fase === 'condicional') throw recusar('o lote dele está em condicional');
      // What its buyer has fetched before has come back since, as something else.
      if (fase === 'vendido' && venda?.item.retiradaEm == null) throw recusar('o lote dele está vendido');
    }
  };

  const exigirSaidaCompleta = async ({ hotsiteId, veiculoTipo, fotos }: Estadia): Promise<void> => {
    const { posicoes } = await modeloDoTipo(registros, hotsiteId, veiculoTipo);
    const assinada = fotos.some(({ momento }) => momento === 'ASSINATURA');
    exigirFotos(vistasSemFoto(posicoes, fotos, 'SAIDA'), assinada ? [] : ['Assinatura de quem leva']);
  };

  /** The other stays that a pickup ends: the vehicles of its other lots that stand at a yard. */
  const outrasDaRetirada = async (doc: Estadia, { itens }: Agendamento): Promise<Registro<Estadia>[]> => {
    const outras: Registro<Estadia>[] = [];
    for (const { lelUid } of itens) {
      const aberta = await abertaDoLote(registros, doc.hotsiteId, lelUid);
      if (aberta !== null && aberta.uid !== doc.uid) outras.push(aberta);
    }
    return outras;
  };

  return {
    async liberarSaida(acesso, doc, { para, codigo, ordem }) {
      const lotes = await lotesDe(doc);
      const saidaEm = iso(agora());
      if (para === 'COMITENTE') {
        if (ordem === undefined)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['ordem: diga qual é a ordem do comitente']);
        exigirDevolvivel(lotes);
        return { situacao: 'EM_SAIDA', saidaPara: para, saidaEm, saidaOrdem: ordem };
      }
      const { agendamento, lote } = await retiradaDe(doc, lotes);
      if (codigo === undefined)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['codigo: digite o código que quem retira mostra']);
      await conferirCodigo(acesso, agendamento.uid, codigo);
      return {
        ...{ situacao: 'EM_SAIDA', saidaPara: para, saidaEm, saidaOrdem: null, lelUid: lote.lelUid },
        ...{ agendamentoUid: agendamento.uid, versaoCodigo: agendamento.versaoCodigo },
        ...{ vendaId: agendamento.vendaId, cliUid: agendamento.cliUid },
      };
    },

    async devolverVeiculo(doc, pedido) {
      await exigirSaidaCompleta(doc);
      const em = iso(agora());
      if (doc.saidaPara === 'COMITENTE') {
        await exigirQueNinguemOPonha(doc.veiUid);
        exigirDevolvivel(await lotesDe(doc));
      } else {
        const agendamento = await agendamentos.obter(SISTEMA, doc.agendamentoUid ?? '');
        if (agendamento === null) throw recusar('a retirada não está agendada');
        // One code is for all that is fetched with it: all of it is ready, or none of it leaves.
        for (const outra of await outrasDaRetirada(doc, agendamento)) {
          if (outra.situacao !== 'EM_SAIDA' || outra.agendamentoUid !== doc.agendamentoUid)
            throw recusar(`a retirada leva também ${outra.veiculoNome}, que não está em saída`);
          await exigirSaidaCompleta(outra);
        }
      }
      return {
        ...{ situacao: 'FINALIZADA', diaFim: em, finalizadoAt: em, devolucaoData: em },
        ...{ devolucaoNome: pedido.devolucaoNome, devolucaoTipoDoc: pedido.devolucaoTipoDoc },
        devolucaoDoc: pedido.devolucaoDoc,
        devolucaoTipoMotivo:
          pedido.devolucaoTipoMotivo ?? (doc.saidaPara === 'COMPRADOR' ? 'VENDA' : 'DEVOLUCAO'),
        devolucaoMotivo: pedido.devolucaoMotivo ?? null,
        devolucaoObservacao: pedido.devolucaoObservacao ?? null,
        foraDoDia: pedido.foraDoDia === true,
        ...SEM_CHAVES,
      };
    },

    async entregarPelaEstadia(acesso, doc) {
      const agendamento = await agendamentos.obter(SISTEMA, doc.agendamentoUid ?? '');
      if (agendamento === null || doc.versaoCodigo === null) throw recusar('a retirada não está agendada');
      // Told again after the process died in between.
      if (agendamento.situacao === 'ENTREGUE' && agendamento.entrega?.estadiaUid === doc.uid) return;
      if (agendamento.versaoCodigo !== doc.versaoCodigo)
        throw recusar(
          'a retirada mudou depois que o código foi conferido: volte a estadia e confira o de agora',
        );
      const quem = { autor: autorDe(acesso), comandoId: `estadia:${doc.uid}`, doCliente: false };
      try {
        await moverComVenda(acesso, quem, agendamento.uid, {
          situacao: 'entregue',
          documentoVisto: `${doc.devolucaoTipoDoc} ${doc.devolucaoDoc}`,
          ...(doc.foraDoDia ? { foraDoDia: true } : {}),
          pelaEstadia: { uid: doc.uid, versaoCodigo: doc.versaoCodigo },
        });
      } catch (erro) {
        if (erro instanceof ErroMartelo && erro.codigo === 'VENDA_NAO_PAGA')
          throw recusar('a venda não está fechada: falta pagamento');
        if (erro instanceof ErroMartelo && erro.codigo === 'TRANSICAO_INVALIDA')
          throw recusar('a retirada não está mais agendada');
        throw erro;
      }
    },

    async encerrarEstadiasDaVenda(vendaUid, itens) {
      const venda = await registros.colecao(VENDAS).obter(SISTEMA, vendaUid);
      if (venda === null) return;
      const ultimas = await ultimasRetiradas(agendamentos, SISTEMA, [vendaUid]);
      for (const item of venda.itens) {
        if (!itens.includes(item.uid) || item.retiradaEm === null) continue;
        const aberta = await abertaDoLote(registros, venda.hotsiteId, item.lelUid);
        // It came back since: another stay than the one that the lot left by.
        if (aberta === null || (aberta.diaInicio ?? '') > item.retiradaEm) continue;
        const agendamento = (ultimas.get(item.uid) ?? null) as Registro<Agendamento> | null;
        const entregue = agendamento?.situacao === 'ENTREGUE' ? agendamento : null;
        if (
          entregue?.entrega?.estadiaUid === aberta.uid &&
          agora() - Date.parse(entregue.updatedAt) < DO_PROPRIO_ATO_MS
        )
          throw new ErroMartelo('ESTADO_MUDOU');
        const quem = entregue === null ? null : await quemLevou(entregue);
        await gravar({ acesso: SISTEMA }, aberta.uid, (antes) =>
          estaNoPatio(antes.situacao)
            ? {
                ...antes,
                ...{
                  situacao: 'FINALIZADA',
                  saidaPara: 'COMPRADOR',
                  saidaEm: antes.saidaEm ?? item.retiradaEm,
                },
                ...{ lelUid: item.lelUid, vendaId: venda.id, cliUid: venda.cliUid },
                agendamentoUid: entregue?.uid ?? null,
                ...{ diaFim: item.retiradaEm, devolucaoData: item.retiradaEm },
                finalizadoAt: iso(agora()),
                ...{ devolucaoNome: quem?.nome ?? null, devolucaoTipoDoc: quem?.tipo ?? null },
                ...{ devolucaoDoc: quem?.doc ?? null, devolucaoTipoMotivo: 'VENDA' },
                devolucaoObservacao: entregue === null ? 'Lote marcado como retirado pela equipe.' : null,
                foraDoDia: entregue?.entrega?.foraDoDia ?? false,
                ...SEM_CHAVES,
              }
            : antes,
        );
      }
    },
  };

  async function quemLevou(agendamento: Agendamento): Promise<{
    nome: string;
    tipo: NonNullable<Estadia['devolucaoTipoDoc']>;
    doc: string;
  }> {
    const terceiro = terceiroDe(agendamento);
    if (terceiro !== null)
      return terceiro.cpf !== null
        ? { nome: terceiro.nome, tipo: 'CPF', doc: formatarCpf(terceiro.cpf) }
        : { nome: terceiro.nome, tipo: 'RG', doc: terceiro.rg ?? '' };
    const comprador = await compradorDe(registros, agendamento.cliUid);
    const doc = comprador?.documento ?? '';
    return {
      nome: (comprador?.nome ?? '').slice(0, 120),
      tipo: doc.length > formatarCpf('00000000000').length ? 'CNPJ' : 'CPF',
      doc,
    };
  }
}

/** The open stay of the vehicle that a lot sells, by the vehicle that it names or by its plate; null where none stands at a yard. */
export async function abertaDoLote(
  registros: Registros,
  hotsiteId: number,
  lelUid: string,
): Promise<Registro<Estadia> | null> {
  const lote = await registros.colecao(LOTES).obter(SISTEMA, lelUid);
  if (lote === null) return null;
  const veiculo = await veiculoDoLote(registros, lote.dados);
  if (veiculo !== null) return abertaDoVeiculo(registros, hotsiteId, veiculo.uid);
  const placa = lote.dados.veiculo?.placa;
  if (placa === undefined) return null;
  const filtros: Filtro[] = [
    { tipo: 'lista', campo: 'placa', valores: [...new Set([placa, ...formasDaPlaca(placa)])] },
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
    { tipo: 'lista', campo: 'situacao', valores: ['ABERTA', 'EM_SAIDA'] },
  ];
  const { itens } = await registros
    .colecao(ESTADIAS)
    .listar(SISTEMA, { filtros, pagina: 1, porPagina: 1, semTotal: true });
  return itens[0] ?? null;
}
