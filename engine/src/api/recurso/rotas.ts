import { aguardaAprovacao } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Request } from 'express';
import { z } from 'zod';
import type { ConsultaDoPorto, Registro } from '../../records/records.ts';
import { comComandoId, paramsUid } from '../comando.ts';
import { parametrosDeLista } from '../consulta.ts';
import { TIPO_DA_PLANILHA } from '../planilha/planilha.ts';
import { paginaDe } from '../resposta.ts';
import { type Chamador, type Rota, rota } from '../rota.ts';
import { comComando } from './comandos.ts';
import { anotarConsulta, listaDaMarca } from './consultas.ts';
import type { QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { rotasDosEfeitos } from './efeitos.ts';
import { pedidoEmMassa } from './em-massa.ts';
import { exportar, formatoDeExportacao } from './exportar.ts';
import { type Catalogo, criarEscritor } from './gravar.ts';
import { alteracao, historicoDe } from './historico.ts';
import { mudancasComNulo } from './mudancas.ts';
import { rotasDosPedidos } from './pedidos.ts';
import { comRemovidos } from './politica.ts';
import { rotasPublicas } from './publicas.ts';
import { rotaEmMassa } from './rota-em-massa.ts';
import {
  exigirNomeaveis,
  exportaInteiros,
  formaDaVersao,
  temMascaras,
  veInteiros,
  vistoPor,
} from './visao.ts';
import { seDesfaz } from './volta.ts';

type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;

const revisao = z.int().positive().optional().describe('A que foi lida; obrigatória');
const revisaoNoEndereco = z.object({ revisao: z.coerce.number().int().positive().optional() });
const inteiros = z
  .enum(['true', 'false'])
  .optional()
  .describe('true: campos mascarados por inteiro, para quem pode; fica no histórico');
const MAXIMO_EM_MASSA_BYTES = 1024 * 1024;

/** All calls of a kind: the ones every kind has, its actions, and its own. */
export function rotasDoRecurso<S extends Servicos>(
  qual: QualquerRecurso<S>,
  servicos: S,
  catalogo: Catalogo<S>,
): Rota[] {
  const recurso = qual as unknown as Recurso<Qualquer, S>;
  const { declaracao } = recurso;
  const {
    caminho,
    rotulo,
    papeis,
    escrita,
    limite,
    acoes = {},
    detalhe,
    acrescenta,
    listas = [],
  } = declaracao;
  const colecao = servicos.registros.colecao(recurso);
  const escritor = criarEscritor(recurso, servicos, catalogo);
  if (declaracao.aDois) servicos.segundaPessoa?.registrarEscritor(declaracao.nome, escritor);
  const versao = formaDaVersao(qual as never);
  const registro = versao.extend(acrescenta?.resposta ?? {});
  const completo = detalhe ? registro.extend(detalhe.resposta) : registro;
  const comLimite = limite === undefined ? {} : { limite };
  const seADois = declaracao.aDois ? { pendente: aguardaAprovacao } : {};
  const comComandoNele = <B extends z.ZodObject>(corpo: B) => corpo.extend(comComandoId);
  const separar = (chamador: Chamador, req: Request, enviado: object) => {
    const { comandoId, ...corpo } = enviado as Record<string, unknown>;
    return { corpo, quem: comComando(chamador, req, comandoId) };
  };

  const ver = (chamador: Chamador, doc: Registro<Qualquer>, inteiro = false) => ({
    ...vistoPor(recurso, chamador.acesso, doc, inteiro),
    ...acrescenta?.de(doc as never),
  });
  const verCompleto = async (chamador: Chamador, doc: Registro<Qualquer>, inteiro = false) => ({
    ...ver(chamador, doc, inteiro),
    ...(await detalhe?.de(doc as never, chamador.acesso, servicos)),
  });
  /** Whoever sees something whole is written down first; nobody else is. */
  const anotar = async (chamador: Chamador, alvo: string) => {
    if (veInteiros(recurso as never, chamador.acesso))
      await anotarConsulta(servicos.registros, chamador, declaracao.nome, alvo, servicos.agora());
  };
  const parametros = parametrosDeLista([...recurso.nomeaveis.keys()], {
    removidos: z.enum(['true', 'false']).optional().describe('true: também os removidos, para quem escreve'),
  });
  type Exportacao = z.output<typeof formatoDeExportacao> & { inteiros?: string | undefined };
  type Lista = { consulta: ConsultaDoPorto; removidos?: string | undefined };
  /** What the caller asks for, and on whose behalf. */
  const permitida = ({ acesso }: Chamador, { consulta, removidos }: Lista) => {
    exigirNomeaveis(recurso as never, acesso, consulta);
    return { acesso: removidos === 'true' ? comRemovidos(acesso) : acesso, consulta };
  };

  const lista = (onde: string, resumo: string) =>
    rota({
      metodo: 'get',
      caminho: onde,
      resumo,
      guarda: papeis.le,
      query: parametros,
      resposta: paginaDe(registro),
      async executar({ query, chamador }) {
        const { acesso, consulta } = permitida(chamador, query as Lista);
        const pagina = await colecao.listar(acesso, consulta);
        return { ...pagina, itens: pagina.itens.map((doc) => ver(chamador, doc)) };
      },
    });

  const leituras = [
    lista(caminho, `${rotulo.varios} da marca`),
    lista(`${caminho}/qb`, `${rotulo.varios} da marca, por filtros, ordem e texto`),
    ...listas.map(({ caminho: onde, resumo }) => lista(onde, resumo)),
    rota({
      metodo: 'get',
      caminho: `${caminho}/exportar`,
      resumo: `${rotulo.varios} da marca, todos os da consulta, em CSV ou XLSX`,
      guarda: papeis.le,
      query: parametros.and(formatoDeExportacao.extend({ inteiros })),
      arquivo: Object.values(TIPO_DA_PLANILHA),
      async executar({ query, chamador, res }) {
        const { formato, inteiros: pediu, ...pedida } = query as Lista & Exportacao;
        const { acesso, consulta } = permitida(chamador, pedida);
        const inteiro = pediu === 'true';
        if (inteiro && temMascaras(recurso as never) && !exportaInteiros(recurso as never, chamador.acesso))
          throw new ErroMartelo('SEM_PERMISSAO', {}, 'Seu papel exporta esta lista com os dados mascarados.');
        if (inteiro) await anotar(chamador, listaDaMarca(declaracao.nome, chamador.hotsite.id));
        await exportar(recurso, {
          colecao,
          acesso,
          consulta,
          formato,
          inteiro,
          res,
          agora: servicos.agora(),
        });
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid`,
      resumo: `${rotulo.um}, pelo id ou uid`,
      guarda: papeis.le,
      params: paramsUid,
      query: z.object({ inteiros }),
      resposta: completo,
      async executar({ params, query, chamador }) {
        const doc = await escritor.achar(chamador.acesso, params.uid);
        const inteiro = query.inteiros === 'true';
        if (inteiro) await anotar(chamador, doc.uid);
        return verCompleto(chamador, doc, inteiro);
      },
    }),
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid/historico`,
      resumo: 'Quem mudou o quê e quando, do mais recente ao primeiro',
      guarda: papeis.le,
      params: paramsUid,
      query: z.object({
        pagina: z.coerce.number().int().min(1).max(100_000).default(1),
        porPagina: z.coerce.number().int().min(1).max(200).default(50),
      }),
      resposta: z.object({ itens: z.array(alteracao), total: z.int(), pagina: z.int(), porPagina: z.int() }),
      async executar({ params, query: { pagina, porPagina }, chamador: { acesso } }) {
        const ve = comRemovidos(acesso);
        const atual = await escritor.achar(ve, params.uid);
        return historicoDe(recurso, atual, { acesso: ve, pagina, porPagina }, servicos);
      },
    }),
  ];
  if (papeis.escreve.length === 0) return [...leituras, ...daEspecie()];

  const escritas = [
    rota({
      metodo: 'post',
      caminho,
      resumo: `Cadastra: ${rotulo.um}`,
      guarda: papeis.escreve,
      status: 201,
      ...comLimite,
      ...seADois,
      body: comComandoNele(escrita as z.ZodObject),
      resposta: registro,
      async executar({ body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        return ver(chamador, await escritor.criar(quem, corpo));
      },
    }),
    rota({
      metodo: 'put',
      caminho: `${caminho}/:uid`,
      versao,
      resumo: `Altera os campos enviados; null tira um opcional; \`revisao\` recusa quem não viu a última versão`,
      guarda: papeis.escreve,
      params: paramsUid,
      ...comLimite,
      ...seADois,
      body: comComandoNele(mudancasComNulo(escrita).extend({ revisao })),
      resposta: completo,
      async executar({ params, body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        const { revisao: lida, ...enviado } = corpo as Record<string, unknown> & { revisao?: number };
        return verCompleto(chamador, await escritor.alterar(quem, params.uid, enviado, lida));
      },
    }),
    ...(seDesfaz(declaracao) ? [desfazer()] : []),
    rota({
      metodo: 'delete',
      caminho: `${caminho}/:uid`,
      versao,
      resumo: 'Remove; pode ser restaurado',
      guarda: papeis.escreve,
      params: paramsUid,
      ...seADois,
      query: comComandoNele(revisaoNoEndereco),
      status: 204,
      executar({ params, query, chamador, req }) {
        const { quem } = separar(chamador, req, query);
        return escritor.remover(quem, params.uid, query.revisao as number | undefined);
      },
    }),
    rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/restaurar`,
      versao,
      resumo: 'Traz de volta o que foi removido',
      guarda: papeis.escreve,
      params: paramsUid,
      ...seADois,
      body: comComandoNele(z.strictObject({ revisao })),
      resposta: registro,
      async executar({ params, body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        return ver(chamador, await escritor.restaurar(quem, params.uid, corpo.revisao as number | undefined));
      },
    }),
    rotaEmMassa({
      ...{ caminho, resumo: 'O mesmo para muitos, cada um por si, com um relatório por item' },
      ...{ guarda: papeis.escreve, limite: MAXIMO_EM_MASSA_BYTES },
      pedido: pedidoEmMassa(mudancasComNulo(escrita), acoes),
      ...{ acoes: acoes as never, escritor: escritor as never, registros: servicos.registros },
    }),
  ];
  return [...leituras, ...escritas, ...daEspecie()];

  function desfazer(): Rota {
    return rota({
      metodo: 'post',
      caminho: `${caminho}/:uid/historico/:alteracao/desfazer`,
      versao,
      resumo: 'Desfaz uma alteração: põe de volta os campos que ela mudou, e só eles, numa versão nova',
      guarda: papeis.escreve,
      params: paramsUid.extend({
        alteracao: z.coerce.number().int().positive().describe('A `revisao` que ela fez, como no histórico'),
      }),
      body: comComandoNele(z.strictObject({ revisao })),
      resposta: completo,
      async executar({ params, body, chamador, req }) {
        const { corpo, quem } = separar(chamador, req, body);
        const lida = corpo.revisao as number | undefined;
        return verCompleto(chamador, await escritor.voltar(quem, params.uid, params.alteracao, lida));
      },
    });
  }

  /** Actions, visitors' lists, and what the kind alone has. */
  function daEspecie(): Rota[] {
    const verbos = Object.entries(acoes).map(([nome, acao]) =>
      rota({
        metodo: 'post',
        caminho: `${caminho}/:uid/${nome}`,
        versao,
        resumo: acao.resumo,
        guarda: acao.papeis,
        params: paramsUid,
        ...seADois,
        body: comComandoNele((acao.corpo ?? z.strictObject({})).extend({ revisao })),
        resposta: registro,
        async executar({ params, body, chamador, req }) {
          const { corpo: enviado, quem } = separar(chamador, req, body);
          const { revisao: lida, ...corpo } = enviado as { revisao?: number };
          const mudado = await escritor.agir(quem, params.uid, nome, corpo as never, lida);
          return ver(chamador, mudado);
        },
      }),
    );
    return [
      ...verbos,
      ...rotasDosEfeitos(recurso, servicos, escritor),
      ...rotasDosPedidos(recurso, servicos, escritor),
      ...rotasPublicas(recurso, servicos),
      ...(declaracao.rotas?.(servicos, escritor as never) ?? []),
    ];
  }
}
