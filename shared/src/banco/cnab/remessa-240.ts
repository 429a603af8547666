import { diaEmSaoPaulo, formatarHoraSegundos } from '../../datas.ts';
import { somarDias } from '../../feriados.ts';
import type { ContaDeCobranca } from '../conta-de-cobranca.ts';
import { FIM_DO_ARQUIVO } from './febraban-240.ts';
import { escreverRegistro, type Leiaute, type Valores } from './registro.ts';
import { REMESSAS_240, type Remessa240 } from './remessa-240-bancos.ts';
import { type TituloDaRemessa, tipoDeInscricao } from './titulo.ts';

export interface PedidoDeRemessa {
  conta: ContaDeCobranca;
  /** The file's number: one more with each file of the account. */
  nsa: number;
  /** Unix ms. */
  geradoEm: number;
  titulos: readonly TituloDaRemessa[];
}

const TAMANHO = 240;
const LOTE = 1;

/**
 * A remittance file of CNAB 240, as the account's bank takes it: one lot, each boleto in its segments P and Q, and R where it has a fine or
 * messages. ASCII, lines end in CRLF.
 * @throws RangeError when there is nothing in it, a number does not fit, or the bank does not do what is asked
 */
export function escreverRemessa240({ conta, nsa, geradoEm, titulos }: PedidoDeRemessa): string {
  if (titulos.length === 0) throw new RangeError('a remittance has at least one boleto');
  const banco = REMESSAS_240[conta.banco];
  const { leiautes, versao, nomeDoBanco } = banco;
  const dia = diaEmSaoPaulo(geradoEm);
  const daConta: Valores = {
    ...{ banco: conta.banco, lote: LOTE, empresa: conta.nome, geradoEm: dia },
    ...{ tipoDeInscricao: tipoDeInscricao(conta.inscricao), inscricao: conta.inscricao },
    ...{ agencia: conta.agencia, agenciaDv: conta.agenciaDv, conta: conta.conta, contaDv: conta.contaDv },
    ...banco.daConta(conta),
  };
  const escrever = (leiaute: Leiaute, valores: Valores) =>
    escreverRegistro(leiaute, { ...daConta, ...valores }, TAMANHO);

  const detalhes: string[] = [];
  for (const titulo of titulos)
    for (const [leiaute, valores] of segmentosDe(titulo, conta, banco))
      detalhes.push(escrever(leiaute, { ...valores, sequencia: detalhes.length + 1 }));
  const total = titulos.reduce((soma, { valor }) => soma + valor, 0);
  const linhas = [
    escrever(leiautes.inicioDoArquivo, {
      ...{ nomeDoBanco, sentido: 1, hora: formatarHoraSegundos(geradoEm).replaceAll(':', ''), nsa },
      versao: versao.arquivo,
    }),
    escrever(leiautes.inicioDoLote, { operacao: 'R', servico: 1, versao: versao.lote, numero: nsa }),
    ...detalhes,
    escrever(leiautes.fimDoLote, {
      registros: detalhes.length + 2,
      titulosSimples: titulos.length,
      valorSimples: total,
    }),
    escrever(FIM_DO_ARQUIVO, { lotes: 1, registros: detalhes.length + 4 }),
  ];
  return linhas.map((linha) => `${linha}\r\n`).join('');
}

function segmentosDe(
  titulo: TituloDaRemessa,
  conta: ContaDeCobranca,
  banco: Remessa240,
): [Leiaute, Valores][] {
  const { leiautes } = banco;
  const movimento = banco.movimentos[titulo.movimento];
  if (movimento === undefined) throw new RangeError(`bank ${conta.banco} does not do: ${titulo.movimento}`);
  const { pagador, desconto, jurosPorDia, multa, mensagens, diasParaProtesto } = titulo;
  const depois = somarDias(titulo.vencimento, 1);
  const p: Valores = {
    movimento,
    ...banco.doNumero(conta, titulo.nossoNumero),
    ...{ seuNumero: titulo.seuNumero, vencimento: titulo.vencimento, valor: titulo.valor },
    ...{ especie: titulo.especie, emitidoEm: titulo.emitidoEm, abatimento: titulo.abatimento },
    // 1 an amount a day, 3 none.
    codigoDosJuros: jurosPorDia > 0 ? 1 : 3,
    jurosDesde: jurosPorDia > 0 ? depois : null,
    juros: jurosPorDia,
    codigoDoDesconto: desconto ? 1 : 0,
    descontoAte: desconto?.ate ?? null,
    desconto: desconto?.valor ?? 0,
    nossaReferencia: titulo.nossaReferencia,
    // 1 by calendar days, 3 no protest; and the bank takes it back.
    codigoDoProtesto: diasParaProtesto > 0 ? 1 : 3,
    diasParaProtesto,
    codigoDaBaixa: 1,
    diasParaBaixa: titulo.diasParaBaixa,
  };
  const q: Valores = {
    movimento,
    ...{ tipoDeInscricao: tipoDeInscricao(pagador.documento), inscricao: pagador.documento },
    ...{ nome: pagador.nome, endereco: pagador.endereco, bairro: pagador.bairro, cep: pagador.cep },
    ...{ cidade: pagador.cidade, uf: pagador.uf },
  };
  const segmentos: [Leiaute, Valores][] = [
    [leiautes.p, p],
    [leiautes.q, q],
  ];
  if (multa > 0 || mensagens.length > 0)
    segmentos.push([
      leiautes.r,
      {
        movimento,
        codigoDaMulta: multa > 0 ? 2 : 0,
        multaDesde: multa > 0 ? depois : null,
        multa,
        mensagem3: mensagens[0],
        mensagem4: mensagens[1],
      },
    ]);
  return segmentos;
}
