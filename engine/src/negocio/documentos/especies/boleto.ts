import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { formatarCnpj } from '@martelo/shared/documentos';
import { type BoletoImpresso, boletoImpresso } from '@martelo/shared/impressos/boleto';
import { BOLETOS } from '../../../casa/boleto.ts';
import { VENDAS, vendaComPagamento } from '../../../leituras/registros/venda.ts';
import { SISTEMA } from '../../../records/acesso.ts';
import type { Especie } from '../especie.ts';
import { exigir, type FontesDosImpressos, hotsiteNoPapel } from '../partes.ts';

const meioDia = (dia: string): string => `${dia}T15:00:00.000Z`;

/**
 * Slips, by the payment that they are for: from the bank's word that it has them until they are paid or taken back, which both still say.
 * Before that nobody could pay one, and there is none.
 */
export function especieBoleto(fontes: FontesDosImpressos): Especie<BoletoImpresso> {
  const { registros, hotsitePorId, comprador, agora } = fontes;
  const boletos = registros.colecao(BOLETOS);
  const vendas = registros.colecao(VENDAS);
  return {
    tipo: 'boleto',
    resumo: 'boleto',
    resposta: boletoImpresso,
    async ler(uid) {
      const boleto = await boletos.obter(SISTEMA, uid);
      if (boleto === null || boleto.papel === null || AINDA_NAO.has(boleto.situacao)) return null;
      const venda = await vendaComPagamento(vendas, SISTEMA, uid);
      const lido = venda && (await fontes.leitura.lote(venda.leiUid, venda.lelUid));
      const linha = venda?.pagamentos.find((uma) => uma.uid === uid);
      if (!venda || !lido || !linha) return null;
      const pago = boleto.situacao === 'LIQUIDADO' || linha.situacao === 'PAGO';
      const sem = boleto.situacao === 'BAIXADO' || linha.canceladoEm !== null || venda.encerramento !== null;
      const vencido = diaEmSaoPaulo(agora()) > boleto.vencimento;
      const situacao = pago ? 'pago' : sem ? 'cancelado' : vencido ? 'vencido' : 'valido';
      const lotes = venda.itens.map(({ loteNumero: numero, loteNome: nome }) => ({ numero, nome }));
      const { papel } = boleto;
      return {
        hotsiteId: boleto.hotsiteId,
        // Of another date or value it is another slip.
        marca: `${boleto.vencimento}:${boleto.valor}`,
        validade: {
          ...{ numero: papel.nossoNumero, estado: situacao, lotes, total: boleto.valor },
          desde: pago ? linha.pagoEm : linha.canceladoEm,
          emitidoEm: meioDia(boleto.emitidoEm),
          leilao: { nome: venda.leilaoNome, data: lido.estado.leilao.data },
          substituidoPor: null,
        },
        async dados({ codigo, url }) {
          const hotsite = exigir(hotsitePorId(boleto.hotsiteId));
          const { legal } = hotsite;
          return {
            ...{ codigo, url, situacao, lotes, vendaId: venda.id, leilao: venda.leilaoNome },
            emitidoEm: meioDia(boleto.emitidoEm),
            hotsite: hotsiteNoPapel(hotsite),
            banco: { nome: papel.banco, codigo: papel.codigoDoBanco },
            beneficiario: {
              ...{ nome: papel.beneficiario, cnpj: formatarCnpj(papel.inscricao) },
              endereco: legal?.cnpj === papel.inscricao ? legal.endereco : null,
            },
            ...{
              agenciaECodigo: papel.agenciaECodigo,
              nossoNumero: papel.nossoNumero,
              carteira: papel.carteira,
            },
            numeroDoDocumento: String(venda.id),
            ...{ processadoEm: boleto.emitidoEm, vencimento: boleto.vencimento, valor: boleto.valor },
            pagador: exigir(await comprador(boleto.cliUid)),
            ...{
              linhaDigitavel: boleto.linhaDigitavel,
              codigoDeBarras: boleto.codigoDeBarras,
              pix: papel.pix,
            },
          };
        },
      };
    },
    async porNumero(hotsiteId, numero) {
      const filtros = [
        { tipo: 'exata', campo: 'nossoNumero.numero', valor: numero } as const,
        { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
      ];
      const achados: string[] = [];
      for await (const { uid } of boletos.percorrer(SISTEMA, { filtros })) achados.push(uid);
      return achados;
    },
  };
}

const AINDA_NAO: ReadonlySet<string> = new Set(['EMITIDO', 'REMETIDO', 'REJEITADO']);
