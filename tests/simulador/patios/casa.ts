import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { ErroMartelo } from '@martelo/shared/erros';
import { ler } from '../../../engine/src/api/entrada.ts';
import { rotasDoRecurso } from '../../../engine/src/api/recurso/rotas.ts';
import type { Chamador, Rota } from '../../../engine/src/api/rota.ts';
import { criarUmaVez } from '../../../engine/src/api/uma-vez.ts';
import { ESTADIAS } from '../../../engine/src/casa/estadia.ts';
import { PATIOS } from '../../../engine/src/casa/patio.ts';
import { REMOCOES } from '../../../engine/src/casa/remocao.ts';
import { SERVICOS_DE_ESTADIA } from '../../../engine/src/casa/servico-de-estadia.ts';
import type { ServicosDaCasa } from '../../../engine/src/casa/servicos.ts';
import { VEICULOS } from '../../../engine/src/casa/veiculo.ts';
import { VISTORIAS } from '../../../engine/src/casa/vistoria.ts';
import { lerEspecies } from '../../../engine/src/especies.ts';
import { createFiles, type Files } from '../../../engine/src/files/files.ts';
import { createParts } from '../../../engine/src/files/parts.ts';
import type { Executor, Fila } from '../../../engine/src/jobs/fila.ts';
import { TAREFAS } from '../../../engine/src/jobs/tarefas.ts';
import { criarLoteDoVeiculo } from '../../../engine/src/leituras/lote-do-veiculo.ts';
import { projecaoCatalogo } from '../../../engine/src/leituras/projecoes/catalogo.ts';
import { ACERTAR_VEICULO } from '../../../engine/src/leituras/projecoes/veiculo.ts';
import { ACERTAR_VENDA, AGRUPAR_VENDA } from '../../../engine/src/leituras/projecoes/venda.ts';
import { AGENDAMENTOS } from '../../../engine/src/leituras/registros/agendamento.ts';
import { enderecosDeDocumento } from '../../../engine/src/leituras/registros/endereco-de-documento.ts';
import { VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import { type Leitura, lerDoMotor } from '../../../engine/src/leituras/terminados/leitura.ts';
import { ligarEstadias } from '../../../engine/src/negocio/estadias/ligar.ts';
import { vistoriadoDesde } from '../../../engine/src/negocio/estadias/vistoriado.ts';
import { ligarRemocoes } from '../../../engine/src/negocio/remocoes/ligar.ts';
import { ligarRetirada } from '../../../engine/src/negocio/retirada/ligar.ts';
import { ligarVeiculos } from '../../../engine/src/negocio/veiculos/ligar.ts';
import { ligarVistorias } from '../../../engine/src/negocio/vistorias/ligar.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Registros } from '../../../engine/src/records/records.ts';
import { comMortes, type Loja, type Vida } from '../armazem.ts';
import { fazerEfeitos } from '../efeitos.ts';
import { comporVendas, motorDaMesa, projetarMesa, servicosDasVendas } from '../vendas.ts';
import { type Conta, MARCAS, type Mundo, marcaPorId } from './mundo.ts';

const derivar = (proposito: string, texto: string): Buffer =>
  createHmac('sha256', 'simulador').update(`${proposito}\n${texto}`).digest();
const ninguem = async (): Promise<void> => {};
const NA_FILA = new Set([ACERTAR_VEICULO, ACERTAR_VENDA, AGRUPAR_VENDA]);
const COM_EFEITOS = [
  ...[PATIOS, VEICULOS, REMOCOES, ESTADIAS, SERVICOS_DE_ESTADIA, VISTORIAS, AGENDAMENTOS, VENDAS],
];

/** What is sent with a call. */
export interface Dito {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  foto?: Buffer;
}
/** A process of the engine, as far as yards go: its rooms on records at which it may die, and the calls by which it is asked. */
export interface Casa {
  vida: Vida;
  /** @param qual `POST /v1/estadias` @throws ErroMartelo what the call refuses by; Morreu */
  chamar<R>(conta: Conta, qual: string, dito?: Dito): Promise<R>;
  partes: ReturnType<typeof createParts>;
  vendas: ReturnType<typeof comporVendas>;
  projetar(): Promise<void>;
  /** Does what is kept beside records, and what projections and rooms have put into the queue. @returns whether there was any */
  trabalhar(): Promise<boolean>;
  rondas: { codigos(): Promise<void>; lugares(): Promise<void> };
}

/** @param mundo of the game that is being played */
export async function abrirCasa(mundo: Mundo, loja: Loja, catalogo: Catalogo): Promise<Casa> {
  const vida: Vida = { morta: false };
  const sorte = { chance: (uma: number) => uma > 0 && mundo.acaso.chance(uma) };
  const registros = comMortes(loja.registros, sorte, () => mundo.chanceDeMorte, vida);
  const { agora } = mundo;
  const hotsitePorId = marcaPorId;
  const umaVez = criarUmaVez(registros);
  const motor = motorDaMesa(() => mundo.mesa, mundo.segundo);
  const leitura = lerDoMotor(motor) as Leitura;
  const loteDoVeiculo = criarLoteDoVeiculo(registros, leitura);
  const emDia = async () => {
    mundo.lidos = await projetarMesa(loja.registros, catalogo, mundo.mesa, mundo.lidos);
  };
  const { arquivos, partes } = abrirArquivos(mundo, registros);
  const executores = new Map<string, Executor>();
  const fila = {
    registrar: (nome: string, executor: Executor) => void executores.set(nome, executor),
    enfileirar: async (pedido: Parameters<Fila['enfileirar']>[0]) => {
      const chave = `${pedido.nome}\n${pedido.chave}`;
      if (!mundo.fila.has(chave)) mundo.fila.set(chave, pedido);
    },
  } as unknown as Fila;
  const nomeDoUsuario = async (uid: string) => mundo.contas.get(uid)?.nome ?? uid;
  const comum = { registros, arquivos, umaVez, agora, emDia, hotsitePorId, nomeDoUsuario };
  const avisar = ninguem;
  const vendas = comporVendas({ ...comum, motor, avisar, foiDito: () => false });
  const hotsites = { porId: hotsitePorId };
  const retirada = ligarRetirada({
    ...{ ...comum, hotsites, derivar, fila, avisar, mudarVenda: vendas.mudar },
  });
  const estadias = ligarEstadias({
    ...{ ...comum, hotsites, leitura, retirada, avisar },
    vistoriadoDesde: (...qual) => vistoriadoDesde(registros, [VISTORIAS] as never, ...qual),
  });
  const veiculos = ligarVeiculos({
    ...{ ...comum, leitura, loteDoVeiculo, fila, fipeUrl: null, vendasEmDia: emDia },
    // Nobody changes a plate here, and nobody looks at a lot's custody.
    ...{ localizador: null as never, chaves: null as never, ocupacao: null as never },
  });
  const vistorias = ligarVistorias({ ...comum, servicosDoVeiculo: veiculos.servicos });
  const remocoes = ligarRemocoes({
    ...{ ...comum, estadias: estadias.servicos, vistorias: vistorias.daColeta, avisar: () => {} },
    acessoDe: async (uid, { id }) => {
      const conta = mundo.contas.get(uid);
      return conta?.hotsite.id === id ? conta.acesso : null;
    },
    validadeDasAprovacoesMs: 86_400_000,
    log: {
      error: ({ err }: { err: unknown }) => {
        throw err;
      },
    } as never,
  });
  const servicos = {
    ...{ registros, agora, emDia, loteDoVeiculo, nomeDoUsuario },
    ...{ ...servicosDasVendas(vendas), ...retirada.servicos, ...estadias.servicos },
    ...{ ...veiculos.servicos, ...remocoes.servicos, ...vistorias.servicos },
    // Nobody else is there who could agree.
    segundaPessoa: {
      exigir: async ({ acesso }: Chamador) => ({ ...acesso, segunda: null }),
      repetido: ninguem,
      registrarEscritor: () => {},
    },
  } as unknown as ServicosDaCasa;
  const especies = new Map((await lerEspecies()).map((uma) => [uma.declaracao.nome, uma]));
  const rotas = new Map(
    [
      ...[PATIOS, VEICULOS, REMOCOES, ESTADIAS, SERVICOS_DE_ESTADIA, VISTORIAS].flatMap((uma) =>
        rotasDoRecurso(uma as never, servicos, especies),
      ),
      ...[...retirada.rotas, ...estadias.rotas, ...vistorias.rotas],
    ].map((uma) => [`${uma.metodo.toUpperCase()} ${uma.caminho}`, uma]),
  );
  await retirada.iniciar();
  mundo.fila.clear();

  const tarefa = async (nome: string, carga: Record<string, unknown>, chave: string): Promise<void> => {
    if (nome === ACERTAR_VENDA) return vendas.acertos.acertarLote(String(carga.lelUid)) as Promise<never>;
    if (nome === AGRUPAR_VENDA) return vendas.juncoes.agruparSozinha(String(carga.vendaUid)) as never;
    await executores.get(nome)!(carga, { chave, tentativa: 1 });
  };
  const daFila = async (): Promise<boolean> => {
    const filtros = [{ tipo: 'lista' as const, campo: 'nome', valores: [...NA_FILA] }];
    const projetadas: { chave: string; nome: string; carga: Record<string, unknown> }[] = [];
    for await (const { uid, nome, carga } of loja.registros.colecao(TAREFAS).percorrer(SISTEMA, { filtros }))
      projetadas.push({ chave: uid, nome, carga });
    const devidas = [...mundo.fila].filter(([, { quando = 0 }]) => quando <= mundo.momento);
    const todas = [...projetadas, ...devidas.map(([chave, um]) => ({ ...um, chave }))];
    let houve = false;
    for (const { chave, nome, carga } of todas) {
      if (mundo.feitas.has(chave)) continue;
      houve = true;
      await tarefa(nome, carga, chave);
      mundo.feitas.add(chave);
    }
    return houve;
  };

  return {
    ...{ vida, partes, vendas, projetar: emDia },
    rondas: remocoes.rondas,
    async trabalhar() {
      await emDia();
      const algum = await daFila();
      return (await fazerEfeitos(registros, COM_EFEITOS, servicos)) || algum;
    },
    async chamar(conta, qual, dito = {}) {
      const rota = rotas.get(qual);
      if (rota === undefined) throw new Error(`there is no call ${qual}`);
      return (await executar(rota, conta, qual, dito)) as never;
    },
  };
}

/** A call as the frame of all calls makes it: who may, what was sent, and then the call itself. */
async function executar(rota: Rota, { acesso, hotsite }: Conta, qual: string, dito: Dito): Promise<unknown> {
  const { guarda } = rota;
  const papeis = 'papeis' in acesso ? acesso.papeis : [];
  const pode = Array.isArray(guarda) ? guarda.some((um) => papeis.includes(um)) : guarda === acesso.tipo;
  if (!pode) throw new ErroMartelo('SEM_PERMISSAO', { papeis: String(guarda) });
  const req = {
    ...{ body: dito.body ?? {}, query: dito.query ?? {}, foto: dito.foto },
    ...{ method: qual.split(' ')[0], path: JSON.stringify(dito.params ?? {}), get: () => undefined },
  } as never;
  const lido = <S>(schema: S | undefined, valor: unknown) =>
    schema === undefined ? valor : ler(schema as never, valor);
  return rota.executar({
    ...{ req, res: null as never, log: null as never },
    params: lido(rota.params, dito.params ?? {}),
    query: lido(rota.query, dito.query ?? {}),
    body: rota.fluxo ? {} : lido(rota.body, dito.body ?? {}),
    chamador: { acesso, hotsite, ip: '', requestId: '' },
  } as never);
}

/** The engine's files, whose bytes lie in memory and are looked at by nobody; a form is read where the frame would have read it. */
function abrirArquivos(mundo: Mundo, registros: Registros) {
  const store = {
    put: async (chave: string, bytes: Uint8Array) => void mundo.bytes.set(chave, Buffer.from(bytes)),
    open: async (chave: string) => {
      const bytes = mundo.bytes.get(chave);
      return bytes === undefined ? null : { bytes: bytes.length, stream: Readable.from([bytes]) };
    },
    remove: async (chave: string) => void mundo.bytes.delete(chave),
    list: () => (async function* () {})(),
  };
  const { agora } = mundo;
  const partes = createParts({ registros, store, agora, limites: false });
  const exame = { tipo: 'image/jpeg', miniatura: null, largura: 4, altura: 3, paginas: null } as const;
  const files = createFiles({
    ...{ registros, store, derivar, agora, quota: null, scan: null, reader: null as never },
    examiner: { examine: async (_, bytes) => ({ ...exame, bytes }) },
  });
  const arquivos: Files = {
    ...files,
    async readForm(req, acesso, schema) {
      const { body, foto } = req as unknown as { body: Record<string, unknown>; foto?: Buffer };
      const { envioUid, ...campos } = body;
      if (foto === undefined)
        return {
          campos: ler(schema, campos) as never,
          enviado: await partes.take(acesso, String(envioUid)),
        };
      const sha256 = createHash('sha256').update(foto).digest('hex');
      return { campos: ler(schema, campos) as never, enviado: { bytes: foto, sha256, nome: 'foto.jpg' } };
    },
  };
  return { arquivos, partes };
}

export type Catalogo = ReturnType<typeof projecaoCatalogo>;
/** What follows from the auction, written down for whichever process asks. */
export const abrirCatalogo = (registros: Registros): Catalogo =>
  projecaoCatalogo(registros, {
    ...{ enderecos: enderecosDeDocumento(derivar), hotsiteDoCliente: () => MARCAS[0].id },
    hotsitePorId: marcaPorId,
  });
