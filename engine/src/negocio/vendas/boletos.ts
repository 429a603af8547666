import { cabeNumBoleto, montarBoleto } from '@martelo/shared/banco/boleto';
import { escreverRemessa240 } from '@martelo/shared/banco/cnab/remessa-240';
import { type TituloDaRemessa, tituloDaRemessa } from '@martelo/shared/banco/cnab/titulo';
import { chaveDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { referenciaDoPagamento } from '@martelo/shared/banco/referencia';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { criarSerie } from '@martelo/shared/em-serie';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { Beneficiario } from '@martelo/shared/pos-venda/pedidos';
import { somarDias } from '@martelo/shared/pos-venda/prazos';
import { boletoNaoValeMais } from '@martelo/shared/pos-venda/receber';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { type Boleto, mudarBoleto } from './boleto-da-ocorrencia.ts';
import type { MudarVenda } from './mudar.ts';
import type { Recebimentos } from './recebimentos.ts';
import { criarRetornar, type Retornar } from './retornos.ts';

/** Boletos of a brand: made, remitted to its bank, settled by its return files. */
export interface Boletos {
  /**
   * The boleto of a row; the same one however often it is asked for. @param quem whom the brand's buyers pay: the bank would say somebody
   * else where the agreement is another's, and there is none
   * @param pix gives the Pix code that stands on its paper, or null
   * @throws ErroMartelo MEIO_INDISPONIVEL
   */
  emitir(
    venda: Venda,
    linha: Pagamento,
    quem: Beneficiario | null,
    pix: () => Promise<string | null>,
  ): Promise<Boleto>;
  /**
   * A file (CNAB 240) with what the bank does not know yet, and what it is to write off because it is paid another way or due no more; `nsa`: one that was made before, again.
   * @throws ErroMartelo NAO_ENCONTRADO where there is nothing to remit, MEIO_INDISPONIVEL, REMESSA_SEM_ENDERECO
   */
  remeter(hotsiteId: number, nsa?: number): Promise<{ nome: string; conteudo: string }>;
  /** Applies what a return file says, each occurrence once; with `simular` all is read and checked, and nothing done. */
  retornar: Retornar;
}

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  recebimentos: Pick<Recebimentos, 'receber' | 'desfazer'>;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
}

/** Days that a boleto may be paid after it was made, where the sale is due before. */
const DIAS_MINIMOS = 1;

export function criarBoletos({ registros, bancos, recebimentos, mudar, agora }: Dependencias): Boletos {
  const boletos = registros.colecao(BOLETOS);
  const emFila = criarSerie();
  const clientes = registros.colecao(CLIENTES);
  const vendas = registros.colecao(VENDAS);

  const contaDe = async (hotsiteId: number) => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    return conta;
  };

  const daConta = async (hotsiteId: number, conta: string, qual: Filtro): Promise<Boleto[]> => {
    const achados: Boleto[] = [];
    const filtros = [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const, qual];
    for await (const boleto of boletos.percorrer(SISTEMA, { filtros }))
      if (boleto.conta === conta) achados.push(boleto);
    return achados;
  };
  const naSituacao = (...valores: BoletoEmitido['situacao'][]): Filtro => ({
    ...{ tipo: 'multipla', campo: 'situacao', valores },
  });
  const doArquivo = (campo: 'remessa' | 'remessaDaBaixa', valor: number): Filtro => ({
    ...{ tipo: 'exata', campo, valor },
  });

  const naoValeMais = async ({ uid }: Boleto): Promise<boolean> => {
    const venda = await vendaComPagamento(vendas, SISTEMA, uid);
    return venda !== null && boletoNaoValeMais(semCarimbos(venda) as Venda, uid);
  };
  /** What the bank is told next: boletos that it does not know, and those that nobody may pay any more. */
  const aRemeter = async (hotsiteId: number, conta: string) => {
    const [novos, noBanco] = await Promise.all([
      daConta(hotsiteId, conta, naSituacao('EMITIDO')),
      daConta(hotsiteId, conta, naSituacao('REMETIDO', 'REGISTRADO')),
    ]);
    const registrar: Boleto[] = [];
    // The bank never hears of what was paid before it did.
    for (const novo of novos)
      if (await naoValeMais(novo)) await mudarBoleto(boletos, novo, { situacao: 'BAIXADO', motivo: NEM_FOI });
      else registrar.push(novo);
    const baixar: Boleto[] = [];
    for (const um of noBanco)
      if ((um.remessaDaBaixa ?? null) === null && (await naoValeMais(um)) && (await podeBaixar(um)))
        baixar.push(um);
    return { registrar, baixar };
  };
  /** Of an erased account the bank is told nothing more: it writes the boleto off by itself, days after it was due. */
  const podeBaixar = async (boleto: Boleto): Promise<boolean> => {
    try {
      await tituloDe(boleto, 'baixar');
      return true;
    } catch (erro) {
      if (erro instanceof ErroMartelo) return false;
      throw erro;
    }
  };

  const tituloDe = async (boleto: Boleto, movimento: 'registrar' | 'baixar'): Promise<TituloDaRemessa> => {
    const cliente = (await clientes.obter(SISTEMA, boleto.cliUid))!;
    const { endereco } = cliente;
    const lido = tituloDaRemessa.safeParse({
      ...{ movimento, nossaReferencia: referenciaDoPagamento(boleto.uid) },
      ...{ seuNumero: String(boleto.vendaId), nossoNumero: boleto.nossoNumero },
      ...{ vencimento: boleto.vencimento, valor: boleto.valor, emitidoEm: boleto.emitidoEm },
      pagador: {
        documento: cliente.cnpj ?? cliente.cpf ?? '',
        nome: cliente.razaoSocial ?? cliente.nome,
        endereco: [endereco?.logradouro, endereco?.numero].filter(Boolean).join(', '),
        ...{ bairro: endereco?.bairro ?? '', cep: endereco?.cep ?? '', cidade: endereco?.cidade ?? '' },
        uf: endereco?.estadoSigla,
      },
    });
    if (!lido.success) throw new ErroMartelo('REMESSA_SEM_ENDERECO', { vendaId: boleto.vendaId });
    return lido.data;
  };

  return {
    async emitir(venda, linha, quem, pix) {
      const feito = await boletos.obter(SISTEMA, linha.uid);
      if (feito !== null) return feito;
      const conta = await contaDe(venda.hotsiteId);
      const deOutro = quem !== null && quem.documento !== conta.inscricao;
      if (deOutro || !cabeNumBoleto(linha.valor)) throw new ErroMartelo('MEIO_INDISPONIVEL');
      const hoje = diaEmSaoPaulo(agora());
      const amanha = somarDias(hoje, DIAS_MINIMOS, false);
      const devido = diaEmSaoPaulo(venda.dataPagamento);
      const vencimento = devido > amanha ? devido : amanha;
      const chave = chaveDaConta(conta);
      const sequencia = await registros.proximoId(`boleto:${chave}`);
      const { noPapel, ...boleto } = montarBoleto({ conta, sequencia, vencimento, centavos: linha.valor });
      const doc = {
        ...{ uid: linha.uid, id: await registros.proximoId('boleto'), hotsiteId: venda.hotsiteId },
        ...{ vendaUid: venda.uid, vendaId: venda.id, cliUid: venda.cliUid, conta: chave, sequencia },
        ...{ ...boleto, vencimento, valor: linha.valor, emitidoEm: hoje },
        ...({ situacao: 'EMITIDO', remessa: null, remessaDaBaixa: null, motivo: null } as const),
        // The agreement may be another tomorrow: the paper is of the one that it was made under.
        papel: {
          ...{ ...noPapel, carteira: conta.carteira },
          ...{ beneficiario: quem?.nome ?? conta.nome, inscricao: conta.inscricao, pix: await pix() },
        },
      };
      try {
        return await boletos.inserir(SISTEMA, doc);
      } catch (erro) {
        // Asked for twice at once: the other's is it, and a number of ours is left out.
        if (!(erro instanceof ValorEmUso)) throw erro;
        return (await boletos.obter(SISTEMA, linha.uid))!;
      }
    },

    // One after the other: a bank that is told of a boleto twice refuses the second, which then is the one that we know of.
    remeter: (hotsiteId, pedida) => emFila(String(hotsiteId), () => remeter(hotsiteId, pedida)),

    retornar: criarRetornar({ registros, bancos, recebimentos, mudar, agora }),
  };

  async function remeter(hotsiteId: number, pedida: number | undefined) {
    const conta = await contaDe(hotsiteId);
    const chave = chaveDaConta(conta);
    const { registrar, baixar } =
      pedida === undefined ? await aRemeter(hotsiteId, chave) : { registrar: [], baixar: [] };
    if (pedida === undefined && registrar.length + baixar.length === 0)
      throw new ErroMartelo('NAO_ENCONTRADO', {}, NADA_A_REMETER);
    // What cannot be told to the bank stops the file before any of it has a number.
    await Promise.all(registrar.map((um) => tituloDe(um, 'registrar')));
    const nsa = pedida ?? (await registros.proximoId(`remessa:${chave}`));
    for (const boleto of registrar)
      await mudarBoleto(
        boletos,
        boleto,
        { situacao: 'REMETIDO', remessa: nsa },
        // Another engine was at the same.
        ({ situacao }) => situacao === 'EMITIDO',
      );
    for (const boleto of baixar)
      await mudarBoleto(
        boletos,
        boleto,
        { remessaDaBaixa: nsa },
        ({ remessaDaBaixa }) => (remessaDaBaixa ?? null) === null,
      );
    const [novos, baixados] = await Promise.all([
      daConta(hotsiteId, chave, doArquivo('remessa', nsa)),
      daConta(hotsiteId, chave, doArquivo('remessaDaBaixa', nsa)),
    ]);
    const titulos = await Promise.all([
      ...novos.map((um) => tituloDe(um, 'registrar')),
      ...baixados.map((um) => tituloDe(um, 'baixar')),
    ]);
    if (titulos.length === 0) throw new ErroMartelo('NAO_ENCONTRADO', {}, NADA_A_REMETER);
    return {
      nome: `remessa-${conta.banco}-${String(nsa).padStart(6, '0')}.rem`,
      conteudo: escreverRemessa240({ conta, nsa, geradoEm: agora(), titulos }),
    };
  }
}
const NADA_A_REMETER = 'Não há boletos novos nem baixas a enviar ao banco.';

const NEM_FOI = 'Pago de outro modo, ou cancelado, antes de ir ao banco.';
