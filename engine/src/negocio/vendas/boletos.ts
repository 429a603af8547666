import { createHash } from 'node:crypto';
import { cabeNumBoleto, montarBoleto } from '@martelo/shared/banco/boleto';
import { type OrdemDoArquivo, ordemDoArquivo } from '@martelo/shared/banco/cnab/nsa';
import { escreverRemessa240 } from '@martelo/shared/banco/cnab/remessa-240';
import { lerRetorno, type Ocorrencia, type Retorno } from '@martelo/shared/banco/cnab/retorno';
import { type TituloDaRemessa, tituloDaRemessa } from '@martelo/shared/banco/cnab/titulo';
import { chaveDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { referenciaDoPagamento, uidDaReferencia } from '@martelo/shared/banco/referencia';
import type { BoletoEmitido } from '@martelo/shared/boleto-emitido';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { Beneficiario } from '@martelo/shared/pos-venda/pedidos';
import { somarDias } from '@martelo/shared/pos-venda/prazos';
import { boletoNaoValeMais } from '@martelo/shared/pos-venda/receber';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import { desfeitasNoArquivo } from './desfeitas-no-arquivo.ts';
import type { Recebimentos } from './recebimentos.ts';

type Boleto = Registro<BoletoEmitido & { uid: string; id: number; hotsiteId: number }>;

const arquivoDeRetorno = z.strictObject({
  /** Of brand, account and number: the same file again is known. */
  uid: z.string(),
  hotsiteId: z.int(),
  conta: z.string(),
  nsa: z.int(),
  impressao: z.string(),
  em: z.iso.datetime(),
  por: z.string(),
});

/** Return files that were taken, so that a gap in their numbers is seen. */
export const RETORNOS: DefinicaoColecao<z.output<typeof arquivoDeRetorno>> = {
  nome: 'retornosDeCobranca',
  schema: arquivoDeRetorno,
  indices: { hotsiteId: { tipo: 'inteiro' }, conta: { tipo: 'texto' } },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** A line of a return file, and what became of it. */
export interface LinhaDoRetorno {
  linha: number;
  efeito: Ocorrencia['efeito'];
  descricao: string;
  nossoNumero: string;
  valorPago: number;
  pagamentoUid: string | null;
}
export interface RelatorioDoRetorno {
  banco: string;
  nsa: number;
  ordem: OrdemDoArquivo['situacao'];
  /** Numbers of the files that are missing before this one. */
  faltam: { de: number; ate: number } | null;
  simulado: boolean;
  linhas: LinhaDoRetorno[];
}

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
  /**
   * Applies what a return file says, each occurrence once. @param simular reads and checks all, and does nothing
   * @throws ErroMartelo ARQUIVO_DO_BANCO, CONTA_DE_OUTRO
   */
  retornar(
    hotsiteId: number,
    arquivo: Uint8Array,
    opcoes: { simular: boolean; por: string },
  ): Promise<RelatorioDoRetorno>;
}

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  recebimentos: Pick<Recebimentos, 'receber' | 'desfazer'>;
  /** Unix ms. */
  agora(): number;
}

/** A file knows the day alone: at noon of it, or now where that is still to come. @param agora Unix ms */
const noDia = (dia: string, agora: number): string =>
  new Date(Math.min(agora, Date.parse(`${dia}T12:00:00-03:00`))).toISOString();

/** Days that a boleto may be paid after it was made, where the sale is due before. */
const DIAS_MINIMOS = 1;

export function criarBoletos({ registros, bancos, recebimentos, agora }: Dependencias): Boletos {
  const boletos = registros.colecao(BOLETOS);
  const retornos = registros.colecao(RETORNOS);
  const clientes = registros.colecao(CLIENTES);
  const vendas = registros.colecao(VENDAS);

  const contaDe = async (hotsiteId: number) => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    return conta;
  };

  const mudar = ({ uid }: Boleto, mudancas: Partial<BoletoEmitido>): Promise<void> =>
    deNovoSeMudou(async () => {
      const atual = await boletos.obter(SISTEMA, uid);
      if (atual !== null)
        await boletos.salvar(SISTEMA, { ...semCarimbos(atual), ...mudancas }, atual.revisao);
    });

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
      if (await naoValeMais(novo)) await mudar(novo, { situacao: 'BAIXADO', motivo: NEM_FOI });
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

  /** Whose it is: by our own reference first, then by the bank's number (P9); never by name or value. */
  const acharBoleto = async (
    hotsiteId: number,
    conta: string,
    ocorrencia: Ocorrencia,
  ): Promise<Boleto | null> => {
    const nosso = ocorrencia.nossaReferencia && uidDaReferencia(ocorrencia.nossaReferencia);
    const porReferencia = nosso ? await boletos.obter(SISTEMA, nosso) : null;
    if (porReferencia?.hotsiteId === hotsiteId) return porReferencia;
    const filtro = { tipo: 'exata', campo: 'nossoNumero.numero', valor: ocorrencia.nossoNumero } as const;
    for await (const boleto of boletos.percorrer(SISTEMA, { filtros: [filtro] }))
      if (boleto.hotsiteId === hotsiteId && boleto.conta === conta) return boleto;
    return null;
  };

  const aplicar = async (hotsiteId: number, banco: string, ocorrencia: Ocorrencia, boleto: Boleto | null) => {
    const { efeito, chaveDaOcorrencia, valorPago, dataOcorrencia, dataCredito } = ocorrencia;
    if ((efeito === 'liquidado' || efeito === 'liquidado-sem-titulo') && valorPago > 0) {
      const dia = dataOcorrencia ?? dataCredito ?? diaEmSaoPaulo(agora());
      const recebido: DinheiroRecebido = {
        ...{ hotsiteId, provedor: `boleto:${banco}`, idNoProvedor: chaveDaOcorrencia, tipo: 'BOLETO' },
        ...{ valor: valorPago, em: noDia(dia, agora()), proprio: null },
        // Paid after it was taken back, or never registered: a person decides.
        pagamentoUid: efeito === 'liquidado' ? (boleto?.uid ?? null) : null,
        pagador: null,
      };
      await recebimentos.receber([recebido]);
    }
    const situacao = SITUACAO_PELO_EFEITO[efeito];
    // The bank did not write it off: the next file asks again, and staff see why.
    if (efeito === 'instrucao-recusada' && boleto?.remessaDaBaixa != null && NO_BANCO.has(boleto.situacao))
      return mudar(boleto, { remessaDaBaixa: null, motivo: motivosDe(ocorrencia) });
    if (boleto === null || situacao === undefined || boleto.situacao === 'LIQUIDADO') return;
    await mudar(boleto, { situacao, motivo: efeito === 'rejeitado' ? motivosDe(ocorrencia) : null });
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

    async remeter(hotsiteId, pedida) {
      const conta = await contaDe(hotsiteId);
      const chave = chaveDaConta(conta);
      const { registrar, baixar } =
        pedida === undefined ? await aRemeter(hotsiteId, chave) : { registrar: [], baixar: [] };
      if (pedida === undefined && registrar.length + baixar.length === 0)
        throw new ErroMartelo('NAO_ENCONTRADO');
      // What cannot be told to the bank stops the file before any of it has a number.
      await Promise.all(registrar.map((um) => tituloDe(um, 'registrar')));
      const nsa = pedida ?? (await registros.proximoId(`remessa:${chave}`));
      for (const boleto of registrar) await mudar(boleto, { situacao: 'REMETIDO', remessa: nsa });
      for (const boleto of baixar) await mudar(boleto, { remessaDaBaixa: nsa });
      const [novos, baixados] = await Promise.all([
        daConta(hotsiteId, chave, doArquivo('remessa', nsa)),
        daConta(hotsiteId, chave, doArquivo('remessaDaBaixa', nsa)),
      ]);
      const titulos = await Promise.all([
        ...novos.map((um) => tituloDe(um, 'registrar')),
        ...baixados.map((um) => tituloDe(um, 'baixar')),
      ]);
      if (titulos.length === 0) throw new ErroMartelo('NAO_ENCONTRADO');
      return {
        nome: `remessa-${conta.banco}-${String(nsa).padStart(6, '0')}.rem`,
        conteudo: escreverRemessa240({ conta, nsa, geradoEm: agora(), titulos }),
      };
    },

    async retornar(hotsiteId, arquivo, { simular, por }) {
      const conta = await contaDe(hotsiteId);
      const retorno: Retorno = lerRetorno(arquivo);
      const chave = chaveDaConta(retorno);
      if (chave !== chaveDaConta(conta)) throw new ErroMartelo('CONTA_DE_OUTRO');
      const uid = createHash('sha256').update(`${hotsiteId}:${chave}:${retorno.impressao}`).digest('hex');
      const recebidos: number[] = [];
      const daConta = [{ tipo: 'exata', campo: 'conta', valor: chave } as const];
      for await (const um of retornos.percorrer(SISTEMA, { filtros: daConta }))
        if (um.hotsiteId === hotsiteId && um.uid !== uid) recebidos.push(um.nsa);
      const conhecido = (await retornos.obter(SISTEMA, uid)) !== null;
      const ordem: OrdemDoArquivo = conhecido
        ? { situacao: 'repetido' }
        : ordemDoArquivo(retorno.nsa, recebidos);
      const linhas: LinhaDoRetorno[] = [];
      const provedor = `boleto:${retorno.banco}`;
      for (const ocorrencia of retorno.ocorrencias) {
        const boleto = await acharBoleto(hotsiteId, chave, ocorrencia);
        if (!simular) await aplicar(hotsiteId, retorno.banco, ocorrencia, boleto);
        const { linha, efeito, descricao, nossoNumero, valorPago } = ocorrencia;
        linhas.push({ linha, efeito, descricao, nossoNumero, valorPago, pagamentoUid: boleto?.uid ?? null });
      }
      if (!simular)
        for (const { idNoProvedor, motivo } of desfeitasNoArquivo(retorno.ocorrencias))
          await recebimentos.desfazer({ provedor, idNoProvedor }, motivo);
      if (!simular && !conhecido)
        await retornos
          .inserir(SISTEMA, {
            ...{ uid, hotsiteId, conta: chave, nsa: retorno.nsa, impressao: retorno.impressao, por },
            em: new Date(agora()).toISOString(),
          })
          .catch((erro) => {
            if (!(erro instanceof ValorEmUso)) throw erro;
          });
      const faltam = ordem.situacao === 'lacuna' ? ordem.faltam : null;
      return {
        banco: retorno.banco,
        nsa: retorno.nsa,
        ordem: ordem.situacao,
        faltam,
        simulado: simular,
        linhas,
      };
    },
  };
}

const NEM_FOI = 'Pago de outro modo, ou cancelado, antes de ir ao banco.';
/** The bank has it, or is about to: it can be paid. */
const NO_BANCO: ReadonlySet<BoletoEmitido['situacao']> = new Set(['REMETIDO', 'REGISTRADO']);
const motivosDe = ({ motivos }: Ocorrencia): string | null =>
  motivos
    .map((um) => um.descricao)
    .join('; ')
    .slice(0, 300) || null;

const SITUACAO_PELO_EFEITO: Partial<Record<Ocorrencia['efeito'], BoletoEmitido['situacao']>> = {
  registrado: 'REGISTRADO',
  rejeitado: 'REJEITADO',
  liquidado: 'LIQUIDADO',
  baixado: 'BAIXADO',
};
