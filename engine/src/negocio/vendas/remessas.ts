import type { FilaDaRemessa, RemessaGerada } from '@martelo/shared/arquivos-do-banco';
import { escreverRemessa240 } from '@martelo/shared/banco/cnab/remessa-240';
import { type ContaDeCobranca, chaveDaConta } from '@martelo/shared/banco/conta-de-cobranca';
import { criarSerie } from '@martelo/shared/em-serie';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_FALA_COM_O_BANCO } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Bancos } from '../../bancos/bancos.ts';
import { BOLETOS } from '../../casa/boleto.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type {
  Acesso,
  ConsultaDoPorto,
  DefinicaoColecao,
  Listagem,
  Registro,
  Registros,
} from '../../records/records.ts';
import { type Boleto, mudarBoleto } from './boleto-da-ocorrencia.ts';
import { criarDaConta, criarLerFila, soma, verFila } from './fila-da-remessa.ts';
import { criarTituloDe } from './titulo-do-boleto.ts';

const remessa = z.strictObject({
  /** Of the command that asked for it. */
  uid: z.guid(),
  hotsiteId: z.int(),
  conta: z.string(),
  nsa: z.int(),
  em: z.iso.datetime(),
  por: z.string(),
  /** Which boletos it is to take, by their uids: decided before any of them is marked. */
  registrar: z.array(z.guid()),
  baixar: z.array(z.guid()),
  /** What it took; null while they are still being marked. */
  levou: z.strictObject({ registrar: z.int(), baixar: z.int(), valor: z.int() }).nullable(),
});
type Remessa = z.output<typeof remessa>;

/** Files that were made for banks. */
export const REMESSAS: DefinicaoColecao<Remessa> = {
  nome: 'remessasDeCobranca',
  schema: remessa,
  indices: {
    hotsiteId: { tipo: 'inteiro' },
    conta: { tipo: 'texto', semArvore: true },
    nsa: { tipo: 'inteiro', semArvore: true },
    em: { tipo: 'instante', semArvore: true },
  },
  leitura: (acesso) => lidoPorQuemFalaComOBanco(acesso),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** A brand's files are its own, and of who sends them. */
export const lidoPorQuemFalaComOBanco = (acesso: Acesso): Record<string, number> | null => {
  if (acesso.tipo === 'sistema') return {};
  const quem: readonly string[] = QUEM_FALA_COM_O_BANCO;
  const pode = acesso.tipo === 'interno' && acesso.papeis.some((papel) => quem.includes(papel));
  return pode ? { hotsiteId: acesso.hotsiteId } : null;
};

export interface Remessas {
  /** What the bank of the brand's account is told next; nothing is written. */
  fila(hotsiteId: number): Promise<FilaDaRemessa>;
  /**
   * Makes a file (CNAB 240) with what the bank does not know yet, and what it is to write off. Under the same `uid` the same file.
   * @throws ErroMartelo NAO_ENCONTRADO where there is nothing to remit, MEIO_INDISPONIVEL, REMESSA_SEM_ENDERECO
   */
  gerar(hotsiteId: number, quem: { uid: string; por: string }): Promise<RemessaGerada>;
  /** A file that was made. @throws ErroMartelo NAO_ENCONTRADO, MEIO_INDISPONIVEL, REMESSA_SEM_ENDERECO */
  arquivo(hotsiteId: number, nsa: number): Promise<{ nome: string; conteudo: string }>;
  /** Those that were made, the newest first. */
  listar(acesso: Acesso, pagina: PaginaPedida): Promise<Listagem<RemessaGerada>>;
}

/** Which part of a list is asked for: by its number, or what comes after a cursor. */
export type PaginaPedida = Pick<ConsultaDoPorto, 'pagina' | 'porPagina' | 'apos'>;

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'cobranca'>;
  /** Unix ms. */
  agora(): number;
}

export function criarRemessas({ registros, bancos, agora }: Dependencias): Remessas {
  const boletos = registros.colecao(BOLETOS);
  const remessas = registros.colecao(REMESSAS);
  const daConta = criarDaConta(registros);
  const tituloDe = criarTituloDe(registros);
  const lerFila = criarLerFila(registros, tituloDe);
  const emFila = criarSerie();

  const contaDe = async (hotsiteId: number): Promise<ContaDeCobranca> => {
    const conta = await bancos.cobranca(hotsiteId);
    if (conta === null) throw new ErroMartelo('MEIO_INDISPONIVEL');
    return conta;
  };
  const daMarca = (hotsiteId: number): Filtro => ({ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId });
  const doArquivo = (campo: 'remessa' | 'remessaDaBaixa', valor: number): Filtro => ({
    ...{ tipo: 'exata', campo, valor },
  });
  const achar = async (hotsiteId: number, qual: (uma: Remessa) => boolean) => {
    for await (const uma of remessas.percorrer(SISTEMA, { filtros: [daMarca(hotsiteId)] }))
      if (qual(uma)) return uma;
    return null;
  };

  /** A file with all that waits, which no boleto has been marked with yet. */
  const abrir = async (hotsiteId: number, chave: string, { uid, por }: { uid: string; por: string }) => {
    const { registrar, baixar, nemVao } = await lerFila(hotsiteId, chave);
    for (const um of nemVao) await mudarBoleto(boletos, um, { situacao: 'BAIXADO', motivo: NEM_FOI });
    if (registrar.length + baixar.length === 0) throw new ErroMartelo('NAO_ENCONTRADO', {}, NADA_A_REMETER);
    // What cannot be told to the bank stops the file before any of it has a number.
    for (const um of registrar) await tituloDe(um, 'registrar');
    const nsa = await registros.proximoId(`remessa:${chave}`);
    return remessas
      .inserir(SISTEMA, {
        ...{ uid, hotsiteId, conta: chave, nsa, em: new Date(agora()).toISOString(), por },
        ...{ registrar: registrar.map((um) => um.uid), baixar: baixar.map((um) => um.uid), levou: null },
      })
      .catch(async (erro: unknown) => {
        if (!(erro instanceof ValorEmUso)) throw erro;
        return (await remessas.obter(SISTEMA, uid))!;
      });
  };

  const doNumero = async (hotsiteId: number, chave: string, nsa: number) => {
    const [novos, baixados] = await Promise.all([
      daConta(hotsiteId, chave, doArquivo('remessa', nsa)),
      daConta(hotsiteId, chave, doArquivo('remessaDaBaixa', nsa)),
    ]);
    return { novos, baixados };
  };

  const marcar = async (uids: readonly string[], como: (boleto: Boleto) => Promise<void>) => {
    for (const uid of uids) {
      const boleto = await boletos.obter(SISTEMA, uid);
      if (boleto !== null) await como(boleto);
    }
  };
  /** Marks what the file takes, each boleto only if no other file has: another engine may be at the same. */
  const fechar = async (aberta: Registro<Remessa>): Promise<Remessa> => {
    const { hotsiteId, conta, nsa } = aberta;
    await marcar(aberta.registrar, (um) =>
      mudarBoleto(
        boletos,
        um,
        { situacao: 'REMETIDO', remessa: nsa },
        ({ situacao }) => situacao === 'EMITIDO',
      ),
    );
    await marcar(aberta.baixar, (um) =>
      mudarBoleto(
        boletos,
        um,
        { remessaDaBaixa: nsa },
        ({ remessaDaBaixa }) => (remessaDaBaixa ?? null) === null,
      ),
    );
    const { novos, baixados } = await doNumero(hotsiteId, conta, nsa);
    const levou = { registrar: novos.length, baixar: baixados.length, valor: soma(novos) };
    try {
      return await remessas.salvar(SISTEMA, { ...semCarimbos(aberta), levou }, aberta.revisao);
    } catch (erro) {
      if (!(erro instanceof RevisaoDesatualizada)) throw erro;
      return (await remessas.obter(SISTEMA, aberta.uid))!;
    }
  };

  const comoGerada = ({ nsa, em, por, conta, levou }: Remessa, baixavel: boolean): RemessaGerada => ({
    ...{ nsa, em, por, conta, baixavel },
    ...(levou ?? { registrar: 0, baixar: 0, valor: 0 }),
  });
  const chaveAtual = async (hotsiteId: number) => {
    const conta = await bancos.cobranca(hotsiteId);
    return conta && chaveDaConta(conta);
  };

  return {
    async fila(hotsiteId) {
      const conta = await bancos.cobranca(hotsiteId);
      if (conta === null) return { conta, ...(await verFila(VAZIA, tituloDe)) };
      return {
        conta: {
          ...{ banco: conta.banco, agencia: comDv(conta.agencia, conta.agenciaDv) },
          ...{ conta: comDv(conta.conta, conta.contaDv), titular: conta.nome },
        },
        ...(await verFila(await lerFila(hotsiteId, chaveDaConta(conta)), tituloDe)),
      };
    },

    // One after the other: a bank that is told of a boleto twice refuses the second, which then is the one that we know of.
    gerar: (hotsiteId, quem) =>
      emFila(String(hotsiteId), async () => {
        const chave = chaveDaConta(await contaDe(hotsiteId));
        const feita = await remessas.obter(SISTEMA, quem.uid);
        if (feita?.levou) return comoGerada(feita, feita.conta === chave);
        // A process died while it marked what a file takes: that file is made first, or nobody would ever have it.
        const interrompida =
          feita ?? (await achar(hotsiteId, (uma) => uma.levou === null && uma.conta === chave));
        return comoGerada(await fechar(interrompida ?? (await abrir(hotsiteId, chave, quem))), true);
      }),

    async arquivo(hotsiteId, nsa) {
      const conta = await contaDe(hotsiteId);
      const chave = chaveDaConta(conta);
      const { novos, baixados } = await doNumero(hotsiteId, chave, nsa);
      const titulos = [];
      for (const um of novos) titulos.push(await tituloDe(um, 'registrar'));
      for (const um of baixados) titulos.push(await tituloDe(um, 'baixar'));
      if (titulos.length === 0) throw new ErroMartelo('NAO_ENCONTRADO', {}, NADA_A_REMETER);
      const gerada = await achar(hotsiteId, (uma) => uma.nsa === nsa && uma.conta === chave);
      return {
        nome: `remessa-${conta.banco}-${String(nsa).padStart(6, '0')}.rem`,
        // The same file again says when it was made, and not when it was fetched.
        conteudo: escreverRemessa240({
          ...{ conta, nsa, titulos, geradoEm: gerada === null ? agora() : Date.parse(gerada.em) },
        }),
      };
    },

    async listar(acesso, pagina) {
      const lida = await remessas.listar(acesso, { filtros: [], ordem: MAIS_NOVAS, ...pagina });
      const atual = acesso.tipo === 'interno' ? await chaveAtual(acesso.hotsiteId) : null;
      return { ...lida, itens: lida.itens.map((uma) => comoGerada(uma, uma.conta === atual)) };
    },
  };
}

export const MAIS_NOVAS = { campo: 'em', tipoOrdenacao: 'desc', tipoCampo: 'date' } as const;
const VAZIA = { registrar: [], baixar: [], nemVao: [] };
const NADA_A_REMETER = 'Não há boletos novos nem baixas a enviar ao banco.';
const NEM_FOI = 'Pago de outro modo, ou cancelado, antes de ir ao banco.';
const comDv = (numero: string, dv: string): string => (dv === '' ? numero : `${numero}-${dv}`);
