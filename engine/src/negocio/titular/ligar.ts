import { setTimeout as espera } from 'node:timers/promises';
import type { Avisar } from '@martelo/shared/avisos/avisar';
import type { Cliente } from '@martelo/shared/cliente';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import {
  ROTULOS_CAMPO_A_CORRIGIR,
  ROTULOS_SITUACAO_SOLICITACAO,
  ROTULOS_SOLICITACAO,
} from '@martelo/shared/titular';
import type { Logger } from 'pino';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Identidade } from '../../acesso/identidade/identidade.ts';
import { criarLimitador } from '../../api/limite.ts';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import { SOLICITACOES_LGPD } from '../../casa/solicitacao-lgpd.ts';
import { fileAddresses } from '../../files/addresses.ts';
import type { Files } from '../../files/files.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Fila } from '../../jobs/fila.ts';
import { TENTATIVAS } from '../../jobs/tarefas.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';
import { esquecerConvidadosVelhos } from '../eventos/esquecer.ts';
import type { RecolherArquivos } from '../exportacoes/recolher.ts';
import { comprovadoDe, corrigir, exigirCorrigivel } from './corrigir.ts';
import { eliminar, esquecerTerceiros, expirarGuardados } from './eliminar.ts';
import { EXPORTAR, expirarExportacoes, exportar } from './exportar.ts';
import type { Fonte, SemTitular } from './fonte.ts';
import { criarFormularios } from './formularios.ts';
import { criarImpedimentos } from './impedimentos.ts';
import { efeitoDaEliminacao, rotasDoTitular } from './rotas.ts';

interface Dependencias {
  registros: Registros;
  identidade: Identidade;
  /** Every kind of data about people, and why the others are none. */
  dados: { fontes: readonly Fonte[]; semTitular: SemTitular };
  arquivos: Pick<Files, 'content' | 'erase'>;
  /** Files of the house that were made before somebody's data went. */
  recolher: RecolherArquivos;
  /** Where the panel is; null where this engine has none. */
  cmsUrl: string | null;
  segredos: SegredosDeServico;
  fila: Fila;
  avisar: Avisar;
  /** Whether letters to a client are still on their way. */
  cartasACaminho(cliUid: string): Promise<boolean>;
  emDisputa(cliUid: string): Promise<boolean>;
  /** Resolves when what was sold before the call is written as sales. */
  emDia(): Promise<void>;
  umaVez: UmaVez;
  limites: boolean;
  agora(): number;
  log: Logger;
}

/** What the records of requests are seen to by. */
export type ServicosDoTitular = Pick<
  ServicosDaCasa,
  | 'exigirEliminavel'
  | 'encerrarTitular'
  | 'corrigirTitular'
  | 'exigirCorrigivel'
  | 'detalheDaSolicitacao'
  | 'avisarSolicitacao'
>;

const ELIMINAR = 'eliminar-titular';
/** Why an account that is about to be erased is closed. */
const ELIMINANDO = 'eliminação dos dados em andamento';
/** The letter that tells of it is given a head start; then it is waited for at most as many tries. */
const ANTES_DE_ELIMINAR_MS = 2_000;
const ESPERAS_PELA_CARTA = 4;
/** After the queue's own tries. */
const DE_NOVO_MS = 3_600_000;
/** A command that passed the look at its account before it closed is written within this, or the next look finds it. */
const ASSENTAR_MS = 1_000;
const VARREDURA_MS = 10 * 60_000;
const DIA_MS = 86_400_000;

/** What people ask about their own data, from the calls to the jobs that do it. */
export function ligarTitular(d: Dependencias): {
  rotas: Rota[];
  servicos: ServicosDoTitular;
  /** After the queue has begun. */
  iniciar(): void;
  parar(): Promise<void>;
} {
  const { registros, identidade, fila, agora, dados } = d;
  const solicitacoes = registros.colecao(SOLICITACOES_LGPD);
  const clientes = registros.colecao(CLIENTES);
  const { derivar } = identidade.chaves;
  const hotsitePorId: (id: number) => RegrasHotsite | null = identidade.hotsites.porId;
  const impedimentos = criarImpedimentos(registros, hotsitePorId, d.emDisputa);

  const formularios = criarFormularios({ registros, hotsitePorId, cmsUrl: d.cmsUrl, segredos: d.segredos });

  let varredura: ReturnType<typeof deTemposEmTempos> | undefined;

  const avisarResposta = async (uid: string, chave: string): Promise<void> => {
    const pedido = await solicitacoes.obter(SISTEMA, uid);
    if (pedido === null) return;
    const { hotsiteId, cliUid, tipo, campo, situacao, resposta } = pedido;
    const assunto =
      campo === null ? ROTULOS_SOLICITACAO[tipo] : `Correção: ${ROTULOS_CAMPO_A_CORRIGIR[campo]}`;
    await d.avisar('solicitacao-respondida', {
      ...{ hotsiteId, cliUid, chave },
      dados: { assunto, situacao: ROTULOS_SITUACAO_SOLICITACAO[situacao], resposta: resposta ?? '' },
    });
  };
  const mudarCliente = (cliUid: string, mudar: (antes: Cliente) => Cliente | null): Promise<void> =>
    deNovoSeMudou(async () => {
      const antes = await clientes.obter(SISTEMA, cliUid);
      const depois = antes && mudar(antes);
      if (antes && depois) await clientes.salvar(SISTEMA, depois, antes.revisao);
    });
  /** No bid from here on; who is blocked already stays so. */
  const fechar = (cliUid: string) =>
    mudarCliente(cliUid, (antes) =>
      antes.eliminadoEm || antes.situacao !== 'ATIVO'
        ? null
        : { ...antes, situacao: 'BLOQUEADO', motivoBloqueio: ELIMINANDO },
    );
  const reabrir = (cliUid: string) =>
    mudarCliente(cliUid, ({ motivoBloqueio, ...antes }) =>
      motivoBloqueio === ELIMINANDO ? { ...antes, situacao: 'ATIVO' } : null,
    );

  /** Of an account that takes no bid any more, once everything that it had let in is written. @throws ErroMartelo ELIMINACAO_IMPEDIDA */
  const exigirNadaAberto = async (cliUid: string): Promise<void> => {
    await espera(ASSENTAR_MS);
    await d.emDia();
    await impedimentos.exigirNenhum(cliUid);
  };
  /** It is owed by law: it is begun again for as long as the panel, or a disk, is away, or something is open. */
  const adiar = async (uid: string, err: unknown): Promise<void> => {
    d.log.error({ err, solicitacao: uid }, 'eliminação ainda não terminou');
    await fila.enfileirar({
      ...{ nome: ELIMINAR, carga: { uid }, chave: `${uid}:${agora()}` },
      quando: agora() + DE_NOVO_MS,
    });
  };

  fila.registrar(EXPORTAR, ({ uid }, { tentativa }) =>
    exportar(
      {
        ...{ registros, fontes: dados.fontes, formularios, agora },
        avisar: ({ hotsiteId, cliUid, uid: exportacaoUid, expiraEm }) =>
          d.avisar('meus-dados-prontos', {
            ...{ hotsiteId, cliUid, chave: exportacaoUid },
            dados: { expiraEm: expiraEm ?? new Date(agora()).toISOString() },
          }),
      },
      String(uid),
      tentativa,
    ),
  );
  fila.registrar(ELIMINAR, async ({ uid }, { tentativa }) => {
    const pedido = await solicitacoes.obter(SISTEMA, String(uid));
    if (pedido === null || pedido.executadaEm !== null) return;
    if (tentativa <= ESPERAS_PELA_CARTA && (await d.cartasACaminho(pedido.cliUid)))
      throw new Error('The letter that tells of the erasure is still on its way');
    const conta = await clientes.obter(SISTEMA, pedido.cliUid);
    if (conta !== null && !conta.eliminadoEm) {
      // What was let in just before the account closed may be written only now: it is honoured, and this waits until it is over.
      await fechar(pedido.cliUid);
      try {
        await exigirNadaAberto(pedido.cliUid);
      } catch (err) {
        await reabrir(pedido.cliUid);
        if (tentativa < TENTATIVAS) throw err;
        return adiar(pedido.uid, err);
      }
    }
    try {
      await eliminar(
        { registros, fontes: dados.fontes, formularios, arquivos: d.arquivos, recolher: d.recolher, agora },
        pedido.cliUid,
      );
    } catch (err) {
      if (tentativa < TENTATIVAS) throw err;
      return adiar(pedido.uid, err);
    }
    const atual = await solicitacoes.obter(SISTEMA, pedido.uid);
    if (atual !== null && atual.executadaEm === null) {
      const executadaEm = new Date(agora()).toISOString();
      await solicitacoes.salvar(SISTEMA, { ...atual, executadaEm }, atual.revisao);
    }
    d.log.warn({ cliUid: pedido.cliUid, solicitacao: pedido.uid }, 'dados pessoais eliminados');
  });

  return {
    rotas: rotasDoTitular({
      ...{ registros, ...dados, impedimentos, hotsitePorId, agora, umaVez: d.umaVez },
      provarDono: identidade.provarDono,
      enderecos: fileAddresses((proposito, texto) => derivar(`exportacao ${proposito}`, texto)),
      conteudo: d.arquivos.content,
      enfileirar: (uid) => fila.enfileirar({ nome: EXPORTAR, carga: { uid }, chave: uid }),
      // Five at once, then one in some five hours.
      limitador: criarLimitador({ capacidade: 5, reposicaoMs: DIA_MS / 5, relogio: agora, ativo: d.limites }),
    }),
    servicos: {
      exigirEliminavel: impedimentos.exigirNenhum,
      exigirCorrigivel: (pedido) => exigirCorrigivel(registros, pedido, agora()),
      avisarSolicitacao: avisarResposta,
      detalheDaSolicitacao: async ({ cliUid, hotsiteId, tipo, campo }) => ({
        comprovado: tipo === 'CORRECAO' ? await comprovadoDe(registros, cliUid, campo ?? 'outro') : null,
        eliminacao:
          tipo === 'ELIMINACAO'
            ? {
                ...efeitoDaEliminacao(dados.fontes, hotsitePorId(hotsiteId)?.tipo ?? 'leilao'),
                impedimentos: await impedimentos.de(cliUid),
              }
            : null,
      }),
      async corrigirTitular(uid) {
        const pedido = await solicitacoes.obter(SISTEMA, uid);
        if (pedido === null || pedido.executadaEm !== null || pedido.campo === null) return;
        const { cliUid, campo, valor, documentos, respondidaEm, respondidaPor: por } = pedido;
        const correcao = { cliUid, campo, valor: valor ?? '', documentos };
        const em = respondidaEm ?? new Date(agora()).toISOString();
        const rotulo = `Corrigido a pedido do titular (pedido nº ${pedido.id})`;
        await corrigir(registros, correcao, agora(), em, { por, rotulo });
      },
      async encerrarTitular(uid, chave) {
        const pedido = await solicitacoes.obter(SISTEMA, uid);
        if (pedido === null || pedido.executadaEm !== null) return;
        await fechar(pedido.cliUid);
        try {
          // A bid that came in between the approval and this has to be honoured first: it is tried again, and staff see why it waits.
          await exigirNadaAberto(pedido.cliUid);
        } catch (erro) {
          await reabrir(pedido.cliUid);
          throw erro;
        }
        await identidade.encerrarConta(pedido.cliUid);
        await avisarResposta(uid, chave);
        await fila.enfileirar({
          ...{ nome: ELIMINAR, carga: { uid }, chave },
          quando: agora() + ANTES_DE_ELIMINAR_MS,
        });
      },
    },
    iniciar() {
      varredura = deTemposEmTempos(
        async () => {
          await expirarExportacoes(registros, agora());
          await expirarGuardados(registros, agora(), d.recolher);
          await esquecerTerceiros(registros, agora(), d.recolher);
          await esquecerConvidadosVelhos(registros, agora(), d.recolher);
        },
        {
          aCada: VARREDURA_MS,
          aoFalhar: (err) => d.log.error({ err }, 'what is over of personal data stays'),
        },
      );
    },
    parar: async () => varredura?.parar(),
  };
}
