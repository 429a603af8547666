import { timingSafeEqual } from 'node:crypto';
import {
  type Leitura as LeituraDoBoleto,
  lerCodigoDeBarras,
  lerLinhaDigitavel,
} from '@martelo/shared/banco/codigo-de-barras';
import { lerPix } from '@martelo/shared/banco/pix/br-code';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { formatarCnpj, formatarCpf } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { TIPOS_DE_IMPRESSO, type TipoDeImpresso } from '@martelo/shared/impressos/comum';
import { type CobrancaConferida, type Conferencia, lerConferivel } from '@martelo/shared/impressos/conferir';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { BOLETOS } from '../../casa/boleto.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { BeneficiarioDe } from '../vendas/beneficiario.ts';
import { digestoDoPix, PIX_MOSTRADOS } from '../vendas/pix-mostrado.ts';
import type { Impressos } from './enderecos.ts';
import type { Especie } from './especie.ts';

const NAO_E_NOSSO = { resultado: 'nao-e-nosso' } as const satisfies Conferencia;

/**
 * Is this document ours? Looked up in one brand, by the text's shape (documents, section 3): what is not found to the last character is not
 * ours, and nothing says how near it came (D26). Of what is ours no buyer is told of.
 */
export function criarConferir({
  registros,
  impressos,
  especies,
  beneficiarioDe,
  agora,
}: {
  registros: Registros;
  impressos: Impressos;
  especies: readonly Especie[];
  beneficiarioDe: BeneficiarioDe;
  /** Unix ms. */
  agora(): number;
}): (hotsiteId: number, texto: string) => Promise<Conferencia> {
  const documento = async (
    tipo: TipoDeImpresso,
    hash: string,
    hotsiteId: number,
  ): Promise<Conferencia | null> => {
    try {
      const { impresso, endereco } = await impressos.abrir(tipo, hash, hotsiteId);
      const caminho = `/qrcode/${tipo}/${hash}`;
      return { resultado: 'documento', validade: impressos.validade(tipo, impresso, endereco), caminho };
    } catch (erro) {
      if (erro instanceof ErroMartelo && erro.codigo === 'DOCUMENTO_NAO_ENCONTRADO') return null;
      throw erro;
    }
  };

  const porEndereco = async (
    tipo: TipoDeImpresso | null,
    hash: string,
    hotsiteId: number,
  ): Promise<Conferencia> => {
    for (const um of tipo === null ? TIPOS_DE_IMPRESSO : [tipo]) {
      const achado = await documento(um, hash, hotsiteId);
      if (achado !== null) return achado;
    }
    return NAO_E_NOSSO;
  };

  const porNumero = async (numero: string, codigo: string, hotsiteId: number): Promise<Conferencia> => {
    for (const especie of especies)
      for (const uid of await especie.porNumero(hotsiteId, numero)) {
        const achado = await impressos.enderecoDe(especie.tipo, uid);
        if (achado === null || !iguais(achado.codigo, codigo)) continue;
        // Who has six characters of the address is not given the others.
        const validade = impressos.validade(especie.tipo, achado.impresso, achado);
        return { resultado: 'documento', validade, caminho: null };
      }
    return NAO_E_NOSSO;
  };

  const porBoleto = async (leitura: LeituraDoBoleto, hotsiteId: number): Promise<Conferencia> => {
    if (!leitura.ok) return { resultado: 'digitacao', problema: leitura.problema };
    const filtros = [{ tipo: 'exata', campo: 'codigoDeBarras', valor: leitura.codigoDeBarras } as const];
    for await (const boleto of registros.colecao(BOLETOS).percorrer(SISTEMA, { filtros })) {
      const linha = boleto.hotsiteId === hotsiteId && (await linhaDe(registros, boleto.uid));
      if (!linha || boleto.papel === null) continue;
      const estado =
        // Paid by its Pix it is written off at the bank, and paid all the same.
        boleto.situacao === 'LIQUIDADO' || linha.pagamento.situacao === 'PAGO'
          ? 'pago'
          : boleto.situacao === 'BAIXADO'
            ? 'cancelado'
            : estadoDa(linha);
      const { beneficiario, inscricao } = boleto.papel;
      const { valor, vencimento } = boleto;
      const cobranca = { beneficiario, documento: formatarCnpj(inscricao), valor, vencimento, estado };
      return { resultado: 'cobranca', meio: 'boleto', cobranca };
    }
    return NAO_E_NOSSO;
  };

  const porPix = async (codigo: string, hotsiteId: number): Promise<Conferencia> => {
    const lido = lerPix(codigo);
    if (!lido.ok) return { resultado: 'digitacao', problema: lido.problema };
    const mostrado = await registros.colecao(PIX_MOSTRADOS).obter(SISTEMA, digestoDoPix(codigo));
    const linha = mostrado?.hotsiteId === hotsiteId && (await linhaDe(registros, mostrado.pagamentoUid));
    if (!linha) return NAO_E_NOSSO;
    // As it was said when it was shown: the account may be another's by now.
    const quem = mostrado.beneficiario ?? (await beneficiarioDe(hotsiteId));
    const cobranca = {
      beneficiario: quem?.nome ?? lido.pix.nome,
      documento: quem && (quem.documento.length > 11 ? formatarCnpj : formatarCpf)(quem.documento),
      valor: linha.pagamento.valor,
      vencimento: diaEmSaoPaulo(linha.venda.dataPagamento),
      estado: estadoDa(linha),
    };
    return { resultado: 'cobranca', meio: 'pix', cobranca };
  };

  return async (hotsiteId, texto) => {
    const hoje = diaEmSaoPaulo(agora());
    const dito = lerConferivel(texto);
    switch (dito.forma) {
      case 'endereco':
        return porEndereco(dito.tipo, dito.hash, hotsiteId);
      case 'linha':
        return porBoleto(lerLinhaDigitavel(dito.digitos, hoje), hotsiteId);
      case 'barras':
        return porBoleto(lerCodigoDeBarras(dito.digitos, hoje), hotsiteId);
      case 'pix':
        return porPix(dito.codigo, hotsiteId);
      case 'numero':
        return porNumero(dito.numero, dito.codigo, hotsiteId);
      case 'desconhecida':
        return { resultado: 'desconhecido' };
    }
  };
}

interface LinhaDaVenda {
  venda: Venda;
  pagamento: Pagamento;
}

async function linhaDe(registros: Registros, pagamentoUid: string): Promise<LinhaDaVenda | null> {
  const venda = await vendaComPagamento(registros.colecao(VENDAS), SISTEMA, pagamentoUid);
  const pagamento = venda?.pagamentos.find(({ uid }) => uid === pagamentoUid);
  return venda && pagamento ? { venda, pagamento } : null;
}

const estadoDa = ({ venda, pagamento }: LinhaDaVenda): CobrancaConferida['estado'] => {
  if (pagamento.situacao === 'PAGO') return 'pago';
  return pagamento.canceladoEm !== null || venda.encerramento !== null ? 'cancelado' : 'em-aberto';
};

function iguais(certo: string, dito: string): boolean {
  const [a, b] = [Buffer.from(certo), Buffer.from(dito)];
  return a.length === b.length && timingSafeEqual(a, b);
}
