import { pipeline } from 'node:stream/promises';
import type { Cliente } from '@martelo/shared/cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite, TipoHotsite } from '@martelo/shared/hotsite';
import { comandoId } from '@martelo/shared/identificador';
import type { PorModo } from '@martelo/shared/modo';
import { POLITICA_DE_ENVIADO } from '@martelo/shared/politica-de-arquivo';
import {
  type EfeitoDaEliminacao,
  type ExportacaoVista,
  enderecoDaExportacao,
  exportacaoVista,
  minhaPrivacidade,
  PRAZO_DA_RESPOSTA_MS,
  pedidoDeCorrecao,
  pedidoDeEliminacao,
  provaDaConta,
  ROTULOS_SITUACAO_SOLICITACAO,
  type SituacaoSolicitacao,
  type SolicitacaoVista,
  solicitacaoAberta,
  solicitacaoVista,
} from '@martelo/shared/titular';
import { transicaoInvalida } from '@martelo/shared/transicao-invalida';
import type { Request } from 'express';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Identidade } from '../../acesso/identidade/identidade.ts';
import { comoCliente } from '../../api/chamador.ts';
import { identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { SOLICITACOES_LGPD } from '../../casa/solicitacao-lgpd.ts';
import { type Addresses, VALIDADE_ENDERECO_MS } from '../../files/addresses.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import { arquivoDosDados } from './arquivo.ts';
import { lerCorrecao } from './corrigir.ts';
import type { Dito, Fonte, SemTitular } from './fonte.ts';
import type { Impedimentos } from './impedimentos.ts';
import { EXPORTACOES, type Exportacao } from './registros.ts';

export interface DependenciasDasRotas {
  registros: Registros;
  fontes: readonly Fonte[];
  semTitular: SemTitular;
  impedimentos: Impedimentos;
  /** Before anything that is shown or done once only. */
  provarDono: Identidade['provarDono'];
  enderecos: Addresses;
  umaVez: UmaVez;
  conteudo(arquivoUid: string): Promise<Buffer | null>;
  /** Has the file be made. */
  enfileirar(exportacaoUid: string): Promise<void>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Of clients who ask for files. */
  limitador: Limitador;
  agora(): number;
}

const BASE = '/v1/cliente/privacidade';
type Solicitacao = Registro<ReturnType<typeof SOLICITACOES_LGPD.schema.parse>>;

/** What people ask about their own data: all of it in a file, a correction, erasure. */
export function rotasDoTitular(d: DependenciasDasRotas): Rota[] {
  const { registros, agora } = d;
  const exportacoes = registros.colecao(EXPORTACOES);
  const solicitacoes = registros.colecao(SOLICITACOES_LGPD);
  const clientes = registros.colecao(CLIENTES);
  const efeito: PorModo<EfeitoDaEliminacao> = {
    leilao: efeitoDaEliminacao(d.fontes, 'leilao'),
    loja: efeitoDaEliminacao(d.fontes, 'loja'),
  };

  const eu = async (chamador: Chamador): Promise<Registro<Cliente>> => {
    const cliente = await clientes.obter(SISTEMA, comoCliente(chamador).cliUid);
    if (cliente === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return cliente;
  };
  const minhaExportacao = async (cliUid: string): Promise<Registro<Exportacao> | null> => {
    const { itens } = await exportacoes.listar(SISTEMA, {
      filtros: [{ tipo: 'exata', campo: 'cliUid', valor: cliUid }],
      ordem: { campo: 'pedidaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
      ...{ pagina: 1, porPagina: 1, semTotal: true },
    });
    return itens[0] ?? null;
  };
  const minhasSolicitacoes = async (cliUid: string): Promise<Solicitacao[]> => {
    const { itens } = await solicitacoes.listar(SISTEMA, {
      filtros: [{ tipo: 'exata', campo: 'cliUid', valor: cliUid }],
      ordem: { campo: 'pedidaEm', tipoOrdenacao: 'desc', tipoCampo: 'date' },
      ...{ pagina: 1, porPagina: 50, semTotal: true },
    });
    return itens;
  };
  const dono = async (chamador: Chamador, uid: string): Promise<Registro<Exportacao>> => {
    const { cliUid, hotsiteId } = comoCliente(chamador);
    const achada = await exportacoes.obter(SISTEMA, uid);
    if (achada?.cliUid !== cliUid || achada.hotsiteId !== hotsiteId) throw new ErroMartelo('NAO_ENCONTRADO');
    return achada;
  };
  /** One of a kind at a time; the same command again is the one it made. */
  const pedir = async (
    chamador: Chamador,
    req: Request,
    comando: string,
    novo: Pick<Solicitacao, 'tipo'> & Partial<Solicitacao>,
  ): Promise<SolicitacaoVista> => {
    const { cliUid, hotsiteId } = comoCliente(chamador);
    const uid = uidDoComando(identificar(chamador, req, comando));
    const feita = await solicitacoes.obter(SISTEMA, uid);
    if (feita !== null) return mostrarPedido(feita);
    const abertas = (await minhasSolicitacoes(cliUid)).filter(({ situacao }) => solicitacaoAberta(situacao));
    if (abertas.some(({ tipo, campo }) => tipo === novo.tipo && campo === (novo.campo ?? null)))
      throw new ErroMartelo('PEDIDO_EM_ANDAMENTO');
    const pedidaEm = new Date(agora()).toISOString();
    const prazo = new Date(agora() + PRAZO_DA_RESPOSTA_MS).toISOString();
    try {
      return mostrarPedido(
        await solicitacoes.inserir(SISTEMA, {
          ...{ campo: null, valor: null, explicacao: '', respondidaEm: null, respondidaPor: null },
          ...{ resposta: null, documentos: null, executadaEm: null, ...novo, situacao: 'RECEBIDA' },
          ...{ uid, id: await registros.proximoId('solicitacaoLgpd'), hotsiteId, cliUid, pedidaEm, prazo },
        }),
      );
    } catch (erro) {
      const outra = erro instanceof ValorEmUso ? await solicitacoes.obter(SISTEMA, uid) : null;
      if (outra === null) throw erro;
      return mostrarPedido(outra);
    }
  };

  return [
    rota({
      metodo: 'get',
      caminho: BASE,
      resumo: 'O que pedi sobre os meus dados, e o que a eliminação apaga e o que a lei manda guardar',
      guarda: 'cliente',
      resposta: minhaPrivacidade,
      async executar({ chamador }) {
        const { cliUid } = comoCliente(chamador);
        const [exportacao, pedidos, impedimentos] = await Promise.all([
          minhaExportacao(cliUid),
          minhasSolicitacoes(cliUid),
          d.impedimentos.de(cliUid),
        ]);
        return {
          exportacao: exportacao && mostrarExportacao(exportacao),
          solicitacoes: pedidos.map(mostrarPedido),
          eliminacao: { ...efeito[chamador.hotsite.tipo], impedimentos },
        };
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${BASE}/exportacoes`,
      resumo: 'Pede um arquivo com todos os meus dados; um de cada vez',
      guarda: 'cliente',
      status: 202,
      body: z.strictObject({ comandoId }),
      resposta: exportacaoVista,
      async executar({ body, chamador, req }) {
        const { cliUid, hotsiteId } = comoCliente(chamador);
        const uid = uidDoComando(identificar(chamador, req, body.comandoId));
        const feita = await exportacoes.obter(SISTEMA, uid);
        if (feita !== null) return mostrarExportacao(feita);
        if ((await minhaExportacao(cliUid))?.situacao === 'EM_ANDAMENTO')
          throw new ErroMartelo('PEDIDO_EM_ANDAMENTO');
        d.limitador.consumir(cliUid);
        const nova = await exportacoes
          .inserir(SISTEMA, {
            ...{
              uid,
              hotsiteId,
              cliUid,
              situacao: 'EM_ANDAMENTO',
              pedidaEm: new Date(agora()).toISOString(),
            },
            ...{ prontaEm: null, expiraEm: null, feitas: 0, todas: d.fontes.length, agora: null, partes: {} },
          })
          .catch(async (erro: unknown) => {
            const outra = erro instanceof ValorEmUso ? await exportacoes.obter(SISTEMA, uid) : null;
            if (outra === null) throw erro;
            return outra;
          });
        await d.enfileirar(uid);
        return mostrarExportacao(nova);
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${BASE}/exportacoes/:uid`,
      resumo: 'Em que pé está um arquivo que pedi',
      guarda: 'cliente',
      params: z.object({ uid: z.guid() }),
      resposta: exportacaoVista,
      executar: async ({ params, chamador }) => mostrarExportacao(await dono(chamador, params.uid)),
    }),
    rota({
      metodo: 'post',
      caminho: `${BASE}/exportacoes/:uid/endereco`,
      resumo: 'Com a senha, o endereço que baixa o arquivo: vale 15 minutos, na minha sessão',
      guarda: 'cliente',
      params: z.object({ uid: z.guid() }),
      body: provaDaConta,
      resposta: enderecoDaExportacao,
      async executar({ params, body, chamador, req }) {
        // Whose it is comes first: a password is not tried for what is not there.
        const { uid, hotsiteId, cliUid, situacao, expiraEm } = await dono(chamador, params.uid);
        await d.provarDono(req, chamador, body);
        if (situacao !== 'PRONTA' || expiraEm === null || Date.parse(expiraEm) <= agora())
          throw new ErroMartelo('EXPORTACAO_NAO_PRONTA');
        const endereco = d.enderecos.make({ uid, conta: cliUid, hotsiteId, miniatura: false }, agora());
        return {
          endereco: `/v1/exportacoes/${endereco}`,
          expiraEm: new Date(agora() + VALIDADE_ENDERECO_MS).toISOString(),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/exportacoes/:endereco',
      resumo: 'O arquivo com os dados de uma pessoa, no endereço dado a ela e na sessão dela',
      guarda: 'cliente',
      params: z.object({ endereco: z.string().max(200) }),
      arquivo: ['application/zip'],
      async executar({ params, chamador, req, res }) {
        const lido = d.enderecos.read(params.endereco, agora());
        const { cliUid, hotsiteId } = comoCliente(chamador);
        const exportacao = lido && (await exportacoes.obter(SISTEMA, lido.uid));
        const vale =
          lido?.conta === cliUid &&
          lido.hotsiteId === hotsiteId &&
          exportacao?.cliUid === cliUid &&
          exportacao.situacao === 'PRONTA' &&
          Date.parse(exportacao.expiraEm ?? '') > agora();
        if (!vale || !exportacao) throw new ErroMartelo('NAO_ENCONTRADO');
        const { nome } = await eu(chamador);
        const em = Date.parse(exportacao.prontaEm ?? exportacao.pedidaEm);
        res.status(200).set({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="meus-dados-${exportacao.pedidaEm.slice(0, 10)}.zip"`,
          'cache-control': 'private, no-store',
          'content-security-policy': POLITICA_DE_ENVIADO,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        });
        if (req.method === 'HEAD') {
          res.end();
          return;
        }
        const bytes = arquivoDosDados(d, exportacao, {
          ...{ marca: chamador.hotsite.nome, modo: chamador.hotsite.tipo },
          ...{ nome, em },
        });
        await pipeline(bytes, res).catch(() => res.destroy());
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${BASE}/correcoes`,
      resumo: 'Pede a correção do que não posso mudar sozinho; a equipe responde em 15 dias',
      guarda: 'cliente',
      status: 201,
      body: pedidoDeCorrecao,
      resposta: solicitacaoVista,
      async executar({ body: { comandoId: comando, ...pedido }, chamador, req }) {
        lerCorrecao(pedido.campo, pedido.valor, await eu(chamador), agora());
        return pedir(chamador, req, comando, { tipo: 'CORRECAO', ...pedido });
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${BASE}/eliminacao`,
      resumo:
        'Com a senha, pede a eliminação dos meus dados; recusada enquanto houver lance, proposta ou compra em aberto',
      guarda: 'cliente',
      status: 201,
      body: pedidoDeEliminacao,
      resposta: solicitacaoVista,
      async executar({ body: { comandoId: comando, motivo, ...prova }, chamador, req }) {
        await d.provarDono(req, chamador, prova);
        await d.impedimentos.exigirNenhum(comoCliente(chamador).cliUid);
        return pedir(chamador, req, comando, { tipo: 'ELIMINACAO', explicacao: motivo });
      },
    }),
    rota({
      metodo: 'delete',
      caminho: `${BASE}/solicitacoes/:uid`,
      resumo: 'Desfaz um pedido meu que ainda não foi respondido; repetido, nada muda',
      guarda: 'cliente',
      params: paramsUid,
      resposta: solicitacaoVista,
      async executar({ params, chamador }) {
        const { cliUid, hotsiteId } = comoCliente(chamador);
        return deNovoSeMudou(async () => {
          const pedido = await porIdOuUid(solicitacoes, SISTEMA, params.uid);
          if (pedido?.cliUid !== cliUid || pedido.hotsiteId !== hotsiteId)
            throw new ErroMartelo('NAO_ENCONTRADO');
          if (pedido.situacao === 'CANCELADA') return mostrarPedido(pedido);
          if (!solicitacaoAberta(pedido.situacao))
            throw transicaoInvalida(
              pedido.situacao,
              'CANCELADA',
              (um) => ROTULOS_SITUACAO_SOLICITACAO[um as SituacaoSolicitacao],
            );
          const cancelada = { ...pedido, situacao: 'CANCELADA' as const };
          return mostrarPedido(await solicitacoes.salvar(SISTEMA, cancelada, pedido.revisao));
        });
      },
    }),
  ];
}

const mostrarExportacao = ({
  uid,
  situacao,
  pedidaEm,
  prontaEm,
  expiraEm,
  feitas,
  todas,
  agora,
}: Exportacao): ExportacaoVista => ({ uid, situacao, pedidaEm, prontaEm, expiraEm, feitas, todas, agora });

const mostrarPedido = ({
  uid,
  id,
  tipo,
  situacao,
  campo,
  valor,
  pedidaEm,
  prazo,
  respondidaEm,
  resposta,
}: Solicitacao): SolicitacaoVista => ({
  ...{ uid, id, tipo, situacao, campo, valor, pedidaEm, prazo, respondidaEm, resposta },
});

/** What erasure does, said from the very table that it is done by. */
export function efeitoDaEliminacao(fontes: readonly Fonte[], modo: TipoHotsite): EfeitoDaEliminacao {
  const fica = new Map<string, EfeitoDaEliminacao['fica'][number]>();
  const noModo = (dito: Dito): string => (typeof dito === 'string' ? dito : dito[modo]);
  for (const { aoEliminar } of fontes)
    if (aoEliminar.faz === 'fica') {
      const { porQue, ate } = aoEliminar;
      const oQue = noModo(aoEliminar.oQue);
      fica.set(oQue, { oQue, porQue: noModo(porQue), ate });
    }
  return {
    sai: fontes.flatMap(({ titulo, aoEliminar }) => (aoEliminar.faz === 'fica' ? [] : [titulo])),
    fica: [...fica.values()],
  };
}
