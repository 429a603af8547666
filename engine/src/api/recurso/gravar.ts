import { isDeepStrictEqual } from 'node:util';
import { semAusentes } from '@martelo/shared/ausentes';
import { ErroMartelo } from '@martelo/shared/erros';
import { desfazerEfeito } from '../../jobs/pedir-efeitos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import {
  mostrandoVersoes,
  noProximoLugar,
  RevisaoDesatualizada,
  ValorEmUso,
} from '../../records/conflitos.ts';
import type { MudancaDeEfeitos } from '../../records/efeitos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import { autorDe } from '../../records/politica.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro } from '../../records/records.ts';
import { comandoLembrado } from '../comando.ts';
import { ler } from '../entrada.ts';
import type { Chamador } from '../rota.ts';
import { criarADois } from './a-dois.ts';
import { escritoEm } from './campos.ts';
import { umaVezCada } from './comandos.ts';
import type { Escritor, Recurso, Servicos } from './declaracao.ts';
import { comVolta, efeitosDaMudanca } from './efeitos.ts';
import { tituloDe } from './em-palavras.ts';
import { emUso } from './em-uso.ts';
import { type Catalogo, criarExigencias } from './exigencias.ts';
import { comMudancas } from './mudancas.ts';
import { exigirDireitoDoAto } from './no-patio.ts';
import { comRemovidos, SEM_REMOVIDOS } from './politica.ts';
import { rotuloDe } from './rotulos.ts';
import { vistoPor } from './visao.ts';
import { A_DOIS, temValores, versoesDe, voltaDe } from './volta.ts';

type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;

/** The one way in which records of a kind are written. */
export function criarEscritor<S extends Servicos>(
  recurso: Recurso<Qualquer, S>,
  servicos: S,
  catalogo: Catalogo<S>,
): Escritor<Qualquer> {
  const { declaracao } = recurso;
  const { escrita, derivados, marca, nome, naoEncontrado = 'NAO_ENCONTRADO', lugares = [] } = declaracao;
  const colecao = servicos.registros.colecao(recurso);
  const aDois = criarADois(recurso, servicos, catalogo);

  const achar = async (acesso: Acesso, id: string): Promise<Registro<Qualquer>> => {
    const achado = await porIdOuUid(colecao, acesso, id);
    if (achado === null) throw new ErroMartelo(naoEncontrado);
    return achado;
  };

  const { conferir, exigirTransicao } = criarExigencias(recurso, servicos, catalogo);
  /** Saves on the revision that was read; a stale one is answered with both versions as the caller sees them (R3). */
  const salvar = async (
    chamador: Chamador,
    antes: Registro<Qualquer>,
    depois: Qualquer,
    revisao: number | undefined,
    {
      ato,
      enviado,
      pedido = enviado,
      ve = chamador.acesso,
      move,
      desfaz,
      mudadoDesde = false,
    }: {
      ato: string;
      enviado: object;
      /** What the act is done again from, when a second person has agreed to it. */
      pedido?: object;
      /** As whom the caller reads, where they write as who sees more. */
      ve?: Acesso;
      move?: object;
      desfaz?: MudancaDeEfeitos;
      /** Somebody has changed since what it puts back. */
      mudadoDesde?: boolean;
    },
  ): Promise<Registro<Qualquer>> => {
    const { acesso, hotsite } = chamador;
    if (revisao === undefined) throw new ErroMartelo('REVISAO_AUSENTE', { campo: 'revisao' });
    const ler = async () => {
      const atual = await colecao.obter(ve, antes.uid);
      return atual && vistoPor(recurso, ve, atual);
    };
    const gravarSozinho = async () => {
      // What was decided on a version that is no more is not judged by the rules of today.
      if (antes.revisao !== revisao || mudadoDesde) throw new RevisaoDesatualizada();
      // Nothing became another: no version of it, and nothing that history could tell.
      if (ato === 'alterar' && isDeepStrictEqual(semAusentes(depois), semAusentes(semCarimbos(antes))))
        return antes;
      exigirTransicao(acesso, antes, depois, move);
      // To take back what was done elsewhere changes nothing that a rule of today could judge.
      const conferida = { acesso, hotsite, antes: antes as never, depois: depois as never };
      if (!desfaz) await emPalavras(acesso, depois, () => conferir(conferida));
      const como = await emPalavras(chamador.acesso, depois, () =>
        aDois.exigir(chamador, { ato, antes, depois, enviado: pedido }),
      );
      const assinado = aDois.assinado(como, comUltimoComando(chamador, depois), revisao + 1);
      const efeitos = desfaz ?? pedir({ ato, antes, depois }, { acesso, hotsite });
      const gravar = () =>
        gravando(como, assinado, () => colecao.salvar(como, assinado, revisao, efeitos), antes);
      if (desfaz || !declaracao.emVolta) return gravar();
      const { emVolta } = declaracao;
      return emPalavras(acesso, depois, () => emVolta(conferida, servicos, gravar));
    };
    return mostrandoVersoes(enviado, ler, () => segurando(depois, antes, gravarSozinho));
  };
  /** The record with what is written of it changed, and what follows from that. */
  const comEscrito = (antes: Registro<Qualquer>, enviado: Record<string, unknown>): Qualquer => {
    const mudado = comMudancas(escrita, escritoEm(recurso, antes), enviado);
    const escrito = ler(escrita, mudado) as Record<string, unknown>;
    const resto = Object.fromEntries(
      Object.entries(semCarimbos(antes)).filter(([campo]) => !(campo in escrita.shape)),
    );
    return {
      ...resto,
      ...escrito,
      ...derivados?.(escrito as never, servicos, antes.createdBy, antes as never),
    } as Qualquer;
  };
  const pedir = (
    mudanca: Parameters<typeof efeitosDaMudanca>[1],
    quem: Pick<Chamador, 'acesso' | 'hotsite'>,
  ) => efeitosDaMudanca(recurso as never, mudanca, quem, servicos.agora());
  const { equivalentes = {} } = declaracao;
  const exclusivo = criarExclusivo(servicos.registros, servicos.agora);
  /** Of values that have several ways to be written, those that a write takes: the field, and every way. */
  const formasNovas = (doc: Record<string, unknown>, antes: Record<string, unknown> | null) =>
    Object.entries(equivalentes).flatMap(([campo, formas]): [campo: string, formas: string[]][] => {
      const valor = doc[campo];
      const ja = antes?.removidoEm === undefined && antes?.[campo] === valor;
      return ja || typeof valor !== 'string' || doc.removidoEm !== undefined
        ? []
        : [[campo, [...formas(valor)]]];
    });
  /** What no index knows to be one value is looked for and written by one at a time. */
  const segurando = <R>(
    doc: Record<string, unknown>,
    antes: Record<string, unknown> | null,
    fazer: () => Promise<R>,
  ): Promise<R> => {
    const iguais = formasNovas(doc, antes).map(
      ([campo, formas]) => `${nome}/${doc[marca]}/${campo}/${formas.toSorted()[0]}`,
    );
    const outras = declaracao.segura?.({ antes: antes as never, depois: doc as never }) ?? [];
    const chaves = [...iguais, ...outras];
    return chaves.length === 0 ? fazer() : exclusivo(chaves, fazer);
  };
  const exigirSemIgual = async (doc: Record<string, unknown>, antes: Record<string, unknown> | null) => {
    for (const [campo, valores] of formasNovas(doc, antes)) {
      const filtros = [
        { tipo: 'lista' as const, campo, valores },
        { tipo: 'exata' as const, campo: marca as string, valor: doc[marca] as number },
      ];
      const { itens } = await colecao.listar(SISTEMA, { filtros, pagina: 1, porPagina: 2, semTotal: true });
      if (itens.some(({ uid }) => uid !== doc.uid)) throw new ValorEmUso([marca, campo]);
    }
  };
  /**
   * A value that another record has is refused by its field and by that record, to who may read it; where only a removed one has it, with the way
   * out, to who may bring that back.
   */
  const gravando = async <R>(
    acesso: Acesso,
    doc: Record<string, unknown>,
    gravar: () => Promise<R>,
    antes: Record<string, unknown> | null = null,
  ): Promise<R> => {
    return emPalavras(acesso, doc, async () => {
      await exigirSemIgual(doc, antes);
      const gravado = await gravar();
      await declaracao.aposGravar?.(servicos);
      return gravado;
    });
  };
  /** What a kind itself finds taken is said as what an index finds. */
  const emPalavras = <R>(acesso: Acesso, doc: Record<string, unknown>, fazer: () => Promise<R>): Promise<R> =>
    fazer().catch(async (erro: unknown) => {
      // Nobody is told of a place: the next is taken.
      if (!(erro instanceof ValorEmUso) || erro.campos.some((campo) => lugares.includes(campo))) throw erro;
      throw await jaExiste(acesso, doc, erro);
    });
  const jaExiste = async (acesso: Acesso, doc: Record<string, unknown>, erro: ValorEmUso) => {
    const campos = erro.detalhes.campos as string[];
    if (campos.length === 0) return erro;
    const iguais = erro.campos.map((campo) => {
      const valor = doc[campo] as string;
      const formas = equivalentes[campo];
      return formas === undefined
        ? ({ tipo: 'exata', campo, valor } as const)
        : ({ tipo: 'lista', campo, valores: [...formas(valor)] } as const);
    });
    const achar = async (como: Acesso, filtros: typeof iguais | unknown[]) =>
      (await colecao.listar(como, { filtros: filtros as never, pagina: 1, porPagina: 2 })).itens.find(
        ({ uid }) => uid !== doc.uid,
      );
    const campo = campos.length === 1 ? { campo: campos[0] } : {};
    const rotulos = campos.map((um) => rotuloDe(recurso as never, um)).join(' e ');
    const igual = `Já existe um cadastro com o mesmo valor em ${rotulos}`;
    const outro = await achar(acesso, iguais);
    if (outro !== undefined) {
      const titulo = tituloDe(recurso as never, acesso, outro);
      const existente = { especie: nome, uid: outro.uid, id: outro.id, nome: titulo };
      return new ErroMartelo('JA_EXISTE', { ...erro.detalhes, ...campo, existente }, `${igual}: ${titulo}.`);
    }
    const removido = await achar(comRemovidos(acesso), [...iguais, { ...SEM_REMOVIDOS, valor: true }]);
    if (removido === undefined)
      return new ErroMartelo('JA_EXISTE', { ...erro.detalhes, ...campo }, `${igual}.`);
    return new ErroMartelo(
      'JA_EXISTE',
      { ...erro.detalhes, removido: removido.id },
      `Há um registro removido com estes dados, o de número ${removido.id}. Restaure-o em vez de cadastrar outro.`,
    );
  };

  return umaVezCada(recurso, servicos, {
    achar,
    async criar(chamador, enviado) {
      const { acesso, hotsite } = chamador;
      await aDois.repetido(chamador, 'criar', null, enviado);
      const escrito = ler(escrita, enviado) as Record<string, unknown>;
      const daMarca = marca === 'hotsites' ? { hotsites: [hotsite.id] } : { [marca]: hotsite.id };
      const novo = {
        ...escrito,
        ...derivados?.(escrito as never, servicos, autorDe(acesso)),
        uid: aDois.uidDoNovo(chamador),
        id: 0,
        ...daMarca,
      };
      const { aoCriar } = declaracao;
      if (aoCriar) Object.assign(novo, await aoCriar({ acesso, hotsite, novo: novo as never }, servicos));
      const jaFeito = declaracao.aDois ? await colecao.obter(comRemovidos(acesso), novo.uid) : null;
      if (jaFeito !== null) return jaFeito;
      return segurando(novo, null, async () => {
        const conferido = { acesso, hotsite, antes: null, depois: novo as never };
        await emPalavras(acesso, novo, () => conferir(conferido));
        const como = await emPalavras(acesso, novo, () =>
          aDois.exigir(chamador, { ato: 'criar', antes: null, depois: novo, enviado }),
        );
        return gravando(como, novo, async () => {
          const comId = { ...novo, id: await servicos.registros.proximoId(nome) } as Qualquer;
          const numerado = comUltimoComando(chamador, comId);
          const depois = aDois.assinado(como, numerado, 1);
          return colecao.inserir(
            como,
            depois,
            pedir({ ato: 'criar', antes: null, depois }, { acesso, hotsite }),
          );
        });
      });
    },
    async alterar(chamador, id, enviado, revisao) {
      await aDois.repetido(chamador, 'alterar', id, enviado);
      const antes = await achar(chamador.acesso, id);
      const depois = comEscrito(antes, enviado);
      return salvar(chamador, antes, depois, revisao, { ato: 'alterar', enviado });
    },
    async voltar(chamador, id, alteracao, revisao) {
      const { acesso } = chamador;
      const antes = await achar(acesso, id);
      const versoes = await versoesDe(colecao, comRemovidos(acesso), antes, alteracao);
      if (versoes === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'alteracao' });
      const volta = voltaDe(recurso as never, ...versoes, acesso, servicos);
      if (typeof volta === 'string') throw new ErroMartelo('ALTERACAO_SEM_VOLTA', { porque: volta });
      // Put back by hand already: nothing is to be done, and nobody is in the way.
      const jaEsta = temValores(antes, volta.de);
      const mudadoDesde = !jaEsta && !temValores(antes, volta.para);
      const depois = comEscrito(antes, volta.de);
      // What was free to change then may be for two people now.
      if (!mudadoDesde && !jaEsta && declaracao.aDois?.quando({ antes, depois } as never))
        throw new ErroMartelo('ALTERACAO_SEM_VOLTA', { porque: A_DOIS });
      const desfez = { alteracao, revisao: antes.revisao + 1 };
      const enviado = escritoEm(recurso, vistoPor(recurso, acesso, { ...antes, ...volta.de }));
      return salvar(chamador, antes, jaEsta ? depois : { ...depois, desfez }, revisao, {
        ato: 'alterar',
        enviado: Object.fromEntries(Object.keys(volta.de).map((campo) => [campo, enviado[campo] ?? null])),
        mudadoDesde,
      });
    },
    async remover(chamador, id, revisao) {
      await aDois.repetido(chamador, 'remover', id, {});
      const antes = await achar(chamador.acesso, id);
      const donos = await emUso(recurso, antes, chamador.acesso, servicos, catalogo.values());
      if (donos.length > 0) throw new ErroMartelo('EM_USO', { quem: donos.join(', ') });
      const removidoEm = new Date(servicos.agora()).toISOString();
      const quem = { ...chamador, acesso: comRemovidos(chamador.acesso) };
      const depois = { ...semCarimbos(antes), removidoEm };
      await salvar(quem, antes, depois, revisao, { ato: 'remover', enviado: {}, ve: chamador.acesso });
    },
    async restaurar(chamador, id, revisao) {
      const quem = { ...chamador, acesso: comRemovidos(chamador.acesso) };
      await aDois.repetido(chamador, 'restaurar', id, {});
      const antes = await achar(quem.acesso, id);
      const { removidoEm, ...volta } = semCarimbos<Qualquer>(antes);
      if (removidoEm === undefined) return antes;
      const mudanca = { ...quem, antes: antes as never, depois: volta as never };
      const depois = (await declaracao.aoRestaurar?.(mudanca, servicos)) ?? volta;
      const como = { ato: 'restaurar', enviado: { removidoEm: null }, pedido: {} };
      return salvar(quem, antes, depois as Qualquer, revisao, como);
    },
    async agir(chamador, id, acao, corpo, revisao) {
      const { executar } = declaracao.acoes![acao]!;
      await aDois.repetido(chamador, acao, id, corpo);
      return noProximoLugar(lugares, async () => {
        const antes = await achar(chamador.acesso, id);
        exigirDireitoDoAto(chamador.acesso, nome, acao, antes);
        const doc = semCarimbos(antes);
        const mudancas = await executar({ doc, corpo, chamador }, servicos);
        const enviado = { acao, ...(corpo as object) };
        const ultimaAcao = { nome: acao, revisao: antes.revisao + 1 };
        const depois = { ...doc, ...mudancas, ultimaAcao } as Qualquer;
        return salvar(chamador, antes, depois, revisao, {
          ...{ ato: acao, enviado, pedido: corpo as object, move: mudancas },
        });
      });
    },
    async desfazer(chamador, id, efeito, revisao) {
      const quem = { ...chamador, acesso: comRemovidos(chamador.acesso) };
      const antes = await achar(quem.acesso, id);
      const desfeito = comVolta(
        recurso as never,
        await colecao.efeitos(quem.acesso, antes.uid),
        efeito,
        quem,
      );
      const desfaz = desfazerEfeito(efeito, servicos.agora());
      const depois = { ...semCarimbos(antes), desfeito };
      return salvar(quem, antes, depois, revisao, { ato: 'desfazer', enviado: { efeito }, desfaz });
    },
    quemFaz: (ato) => declaracao.acoes?.[ato]?.papeis ?? declaracao.papeis.escreve,
    revisaoDe: async (uid) => (await colecao.obter(SISTEMA, uid))?.revisao ?? null,
    assinadoPor: (uid, aprovacaoUid) => aDois.assinadoPor(uid, aprovacaoUid),
  });
}

/** By which a version is known to be this command's; one that no command made has none, nor that of the version before it. */
function comUltimoComando(chamador: Chamador, { ultimoComando: _, ...doc }: Qualquer): Qualquer {
  const chave = comandoLembrado(chamador.comando);
  return { ...doc, ...(chave === null ? {} : { ultimoComando: chave }) } as Qualquer;
}
