import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro, Pagina } from '@martelo/shared/filtro';
import { uuidv7 } from '@martelo/shared/identificador';
import type { Collection, Db } from 'mongodb';
import { chaveRepetida, erroDaEscrita, indisponivel } from '../store/mongo-errors.ts';
import { semCarimbos } from './campos.ts';
import { RevisaoDesatualizada, ValorEmUso } from './conflitos.ts';
import { cursorDe, posicaoDe, trechosApos } from './cursor.ts';
import type { Efeito, MudancaDeEfeitos } from './efeitos.ts';
import {
  type Condicao,
  condicaoDe,
  condicaoDoTrecho,
  type OrdemMongo,
  ordemDe,
  ordenacaoDe,
  posicaoNa,
  todas,
} from './mongo-consulta.ts';
import { intocados, lidosDe, mudancaDosEfeitos } from './mongo-efeitos.ts';
import {
  type DocumentoMongo,
  type Forma,
  formaNoMongo,
  type Indices,
  indicesDe,
  nomeNoMongo,
  prepararColecao,
} from './mongo-esquema.ts';
import { percorrer } from './percorrer.ts';
import { autorDe, exigirEscrita, type FiltroDeLeitura, visivel } from './politica.ts';
import type {
  Acesso,
  Busca,
  Colecao,
  ConsultaDoPorto,
  Contagem,
  DefinicaoColecao,
  Listagem,
  PaginaPedida,
  Registro,
  SemTotal,
} from './records.ts';
import { exigirRevisao, validar } from './validar.ts';

/** A former version, kept before the next one replaces it. */
export interface VersaoMongo {
  /** `<collection>/<uid>/<life>/<revision>`: keeping it twice is keeping it once. */
  _id: string;
  colecao: string;
  uid: string;
  vida: string;
  revisao: number;
  registro: string;
}

export interface Ambiente {
  db: Db;
  historico: Collection<VersaoMongo>;
  agora(): string;
  escrito(colecao: string, uid: string): void;
}

/** What a projection writes of one document. */
export type Gravacao = Pick<DocumentoMongo, 'doc' | 'updatedAt' | 'updatedBy'> & Indices;

/**
 * One collection of the MongoDB records. Every change is one write of one document, conditional on its revision; the version it
 * replaces is kept first, and is history once there is a newer one. Each method asks the policy.
 */
export class ColecaoMongo<T extends { uid: string }> implements Colecao<T> {
  readonly definicao: DefinicaoColecao<T>;
  readonly #ambiente: Ambiente;
  readonly #forma: Forma;
  readonly #documentos: Collection<DocumentoMongo>;
  #preparo: Promise<void> | null = null;

  constructor(ambiente: Ambiente, definicao: DefinicaoColecao<T>) {
    this.definicao = definicao;
    this.#ambiente = ambiente;
    this.#forma = formaNoMongo(definicao);
    this.#documentos = ambiente.db.collection(nomeNoMongo(definicao.nome));
  }

  /** The collection itself once its indexes are what the definition declares. */
  async aberta(): Promise<Collection<DocumentoMongo>> {
    this.#preparo ??= prepararColecao(this.#ambiente.db, this.definicao, this.#forma);
    try {
      await this.#preparo;
    } catch (erro) {
      this.#preparo = null;
      throw indisponivel(erro);
    }
    return this.#documentos;
  }

  async obter(acesso: Acesso, uid: string): Promise<Registro<T> | null> {
    const documento = await this.#visivel(acesso, uid);
    return documento && registro<T>(documento);
  }

  async obterPor(acesso: Acesso, campo: string, valor: string | number): Promise<Registro<T> | null> {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return null;
    const condicao = condicaoDe(this.#forma, leitura, [{ tipo: 'exata', campo, valor }]);
    const documentos = await this.aberta();
    const [primeiro] = await lendo(documentos.find(condicao).sort({ _id: 1 }).limit(1).toArray());
    return primeiro ? registro<T>(primeiro) : null;
  }

  async listar(
    acesso: Acesso,
    consulta: ConsultaDoPorto & Partial<SemTotal>,
  ): Promise<Listagem<Registro<T>>> {
    const { pagina, porPagina, apos } = consulta;
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return { itens: [], total: 0, pagina, porPagina, proximo: null };
    const filtro = condicaoDe(this.#forma, leitura, consulta.filtros);
    const ordem = ordemDe(this.#forma, consulta.ordem);
    const documentos = await this.aberta();
    // One document more than is asked tells whether the list goes on.
    const [total, achados] = await Promise.all([
      consulta.semTotal ? null : lendo(documentos.countDocuments(filtro)),
      apos === undefined
        ? this.#lista(filtro, ordem, porPagina + 1, (pagina - 1) * porPagina)
        : this.#listaApos(filtro, ordem, apos, porPagina + 1),
    ]);
    const daPagina = achados.slice(0, porPagina);
    const ultimo = daPagina.at(-1);
    return {
      ...{ itens: daPagina.map((documento) => registro<T>(documento)), pagina, porPagina },
      total: total ?? daPagina.length,
      proximo: ultimo && achados.length > porPagina ? cursorDe(ordem, posicaoNa(ordem, ultimo)) : null,
    };
  }

  async contar(acesso: Acesso, filtros: readonly Filtro[], por: string): Promise<Contagem[]> {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return [];
    const campo = this.#forma.campos.get(por);
    if (campo === undefined) throw new Error(`${this.definicao.nome}: ${por} is not a declared index`);
    const documentos = await this.aberta();
    const achadas = await lendo(
      documentos
        .aggregate<{ _id: Contagem['valor'] | undefined; quantos: number }>([
          { $match: condicaoDe(this.#forma, leitura, filtros) },
          { $group: { _id: `$${campo.caminho}`, quantos: { $sum: 1 } } },
        ])
        .toArray(),
    );
    // Instants are grouped as they are and put together by their days here: not every server can tell a day out of a text.
    const juntas = new Map<Contagem['valor'], number>();
    for (const { _id = null, quantos } of achadas) {
      const valor = campo.tipo === 'instante' && _id !== null ? inicioDoDiaDe(String(_id)) : _id;
      juntas.set(valor, (juntas.get(valor) ?? 0) + quantos);
    }
    return [...juntas]
      .map(([valor, quantos]) => ({ valor, quantos }))
      .sort(
        (a, b) =>
          b.quantos - a.quantos ||
          (a.valor === null ? -1 : b.valor === null ? 1 : a.valor < b.valor ? -1 : 1),
      );
  }

  percorrer(acesso: Acesso, busca: Busca, porVez = 100): AsyncGenerator<Registro<T>, void, undefined> {
    return percorrer(this, acesso, busca, porVez);
  }

  async inserir(acesso: Acesso, doc: T, efeitos?: MudancaDeEfeitos): Promise<Registro<T>> {
    const valido = validar(this.definicao, doc);
    exigirEscrita(this.definicao, acesso, valido, null);
    const documentos = await this.aberta();
    const agora = this.#ambiente.agora();
    const autor = autorDe(acesso);
    const novo: DocumentoMongo = {
      _id: valido.uid,
      ...this.#conteudo(valido),
      ...{ vida: uuidv7(), revisao: 1 },
      ...(efeitos && mudancaDosEfeitos(this.definicao, {}, efeitos)?.$set),
      ...{ createdAt: agora, createdBy: autor, updatedAt: agora, updatedBy: autor },
    };
    try {
      await documentos.insertOne(novo);
    } catch (erro) {
      if (!chaveRepetida(erro)) throw erroDaEscrita(erro);
      const existe = await lendo(documentos.findOne({ _id: valido.uid }, { projection: { _id: 1 } }));
      if (existe !== null) throw new ValorEmUso(['uid']);
      throw await this.#jaExiste(valido.uid, Object.entries(novo.u));
    }
    this.#ambiente.escrito(this.definicao.nome, valido.uid);
    return registro<T>(novo);
  }

  async salvar(acesso: Acesso, doc: T, revisao: number, efeitos?: MudancaDeEfeitos): Promise<Registro<T>> {
    const valido = validar(this.definicao, doc);
    const antes = await this.#exigir(acesso, valido.uid);
    const registroAntes = registro<T>(antes);
    exigirEscrita(this.definicao, acesso, valido, registroAntes);
    exigirRevisao(registroAntes, revisao);
    const depois = {
      ...this.#conteudo(valido),
      ...{ updatedAt: this.#ambiente.agora(), updatedBy: autorDe(acesso), revisao: revisao + 1 },
    };
    const mudou = Object.entries(depois.u).filter(([nome, valor]) => antes.u[nome] !== valor);
    await this.#exigirUnicos(valido.uid, mudou);
    const pedidos = efeitos && mudancaDosEfeitos(this.definicao, antes, efeitos);
    await this.#guardar(antes);
    const { matchedCount } = await this.#documentos
      .updateOne(
        { _id: valido.uid, revisao, ...(pedidos && intocados(antes)) },
        { $set: { ...depois, ...pedidos?.$set }, ...comUnset(pedidos?.$unset) },
      )
      .catch(async (erro) => {
        throw chaveRepetida(erro) ? await this.#jaExiste(valido.uid, mudou) : erroDaEscrita(erro);
      });
    if (matchedCount === 0) {
      const recusa = await this.#atropelado(acesso, valido.uid, revisao);
      // Only what is done elsewhere was written down meanwhile: whoever edits the record has no conflict with that.
      if (recusa === null) return this.salvar(acesso, doc, revisao, efeitos);
      throw recusa;
    }
    this.#ambiente.escrito(this.definicao.nome, valido.uid);
    return registro<T>({ ...antes, ...depois });
  }

  async salvarVarios(
    acesso: Acesso,
    mudancas: readonly { doc: T; revisao: number }[],
  ): Promise<PromiseSettledResult<Registro<T>>[]> {
    const fins = await Promise.allSettled(
      mudancas.map(({ doc, revisao }) => this.salvar(acesso, doc, revisao)),
    );
    for (const fim of fins)
      if (fim.status === 'rejected' && !(fim.reason instanceof ErroMartelo)) throw fim.reason;
    return fins;
  }

  async remover(acesso: Acesso, uid: string, revisao: number): Promise<void> {
    const antes = await this.#exigir(acesso, uid);
    const registroAntes = registro<T>(antes);
    exigirEscrita(this.definicao, acesso, semCarimbos(registroAntes), registroAntes);
    exigirRevisao(registroAntes, revisao);
    const { comEfeitos } = this.definicao;
    if (comEfeitos && antes.ep !== undefined) throw new ErroMartelo('EFEITO_PENDENTE');
    await this.#guardar(antes);
    const { deletedCount } = await this.#documentos
      .deleteOne({ _id: uid, revisao, ...(comEfeitos && intocados(antes)) })
      .catch((erro) => Promise.reject(erroDaEscrita(erro)));
    if (deletedCount === 0) {
      const recusa = await this.#atropelado(acesso, uid, revisao);
      if (recusa === null) return this.remover(acesso, uid, revisao);
      throw recusa;
    }
    this.#ambiente.escrito(this.definicao.nome, uid);
  }

  async efeitos(acesso: Acesso, uid: string): Promise<readonly Efeito[]> {
    const documento = await this.#visivel(acesso, uid);
    return documento ? lidosDe(documento) : [];
  }

  async mudarEfeitos(uid: string, mudar: MudancaDeEfeitos): Promise<void> {
    const antes = await this.#documento(uid);
    if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
    const mudanca = mudancaDosEfeitos(this.definicao, antes, mudar);
    if (mudanca === null) return;
    const { matchedCount } = await this.#documentos
      .updateOne({ _id: uid, ...intocados(antes) }, { $set: mudanca.$set, ...comUnset(mudanca.$unset) })
      .catch((erro) => Promise.reject(erroDaEscrita(erro)));
    if (matchedCount === 0) return this.mudarEfeitos(uid, mudar);
    this.#ambiente.escrito(this.definicao.nome, uid);
  }

  async comEfeitosDevidos(ate: number, quantos: number): Promise<string[]> {
    const documentos = await this.aberta();
    const devidos = documentos.find({ ep: { $lte: ate } }, { projection: { _id: 1 } });
    const achados = await lendo(devidos.sort({ ep: 1 }).limit(quantos).toArray());
    return achados.map(({ _id }) => _id);
  }

  async historico(
    acesso: Acesso,
    uid: string,
    { pagina, porPagina }: PaginaPedida,
  ): Promise<Pagina<Registro<T>>> {
    const leitura = this.definicao.leitura(acesso);
    const itens: Registro<T>[] = [];
    let total = 0;
    if (!leitura) return { itens, total, pagina, porPagina };
    const atual = await this.#documento(uid);
    if (atual !== null && !this.#satisfaz(registro<T>(atual), leitura)) {
      return { itens, total, pagina, porPagina };
    }
    const versoes = this.#ambiente.historico
      .find({ colecao: this.definicao.nome, uid })
      .sort({ vida: -1, revisao: -1 });
    const contar = async (): Promise<void> => {
      for await (const { vida, revisao, registro: texto } of versoes) {
        // Kept for a change that did not come about (yet).
        if (atual !== null && vida === atual.vida && revisao >= atual.revisao) continue;
        const versao = JSON.parse(texto) as Registro<T>;
        // Each version is judged on its own: one written under another brand stays that brand's.
        if (!this.#satisfaz(versao, leitura)) continue;
        if (total >= (pagina - 1) * porPagina && itens.length < porPagina) itens.push(versao);
        total += 1;
      }
    };
    await lendo(contar());
    return { itens, total, pagina, porPagina };
  }

  async expurgarHistorico(uid: string): Promise<void> {
    await this.#ambiente.historico
      .deleteMany({ colecao: this.definicao.nome, uid })
      .catch((erro) => Promise.reject(erroDaEscrita(erro)));
  }

  /** The stored text of each of these documents, policy not asked (projections). */
  async textos(uids: readonly string[]): Promise<Map<string, string>> {
    const documentos = await this.aberta();
    const achados = await lendo(
      documentos.find({ _id: { $in: [...uids] } }, { projection: { doc: 1 } }).toArray(),
    );
    return new Map(achados.map(({ _id, doc }) => [_id, doc]));
  }

  /** What a projection is to write of `doc`. REQUISICAO_INVALIDA when its schema refuses it. */
  gravacao(doc: T): Gravacao {
    const valido = validar(this.definicao, doc);
    return { ...this.#conteudo(valido), updatedAt: this.#ambiente.agora(), updatedBy: 'sistema' };
  }

  #lista(filtro: Condicao, ordem: OrdemMongo, quantos: number, pulados = 0): Promise<DocumentoMongo[]> {
    return lendo(
      this.#documentos.find(filtro).sort(ordenacaoDe(ordem)).skip(pulados).limit(quantos).toArray(),
    );
  }

  async #listaApos(
    filtro: Condicao,
    ordem: OrdemMongo,
    cursor: string,
    quantos: number,
  ): Promise<DocumentoMongo[]> {
    const achados: DocumentoMongo[] = [];
    for (const trecho of trechosApos(ordem, posicaoDe(ordem, cursor))) {
      const faltam = quantos - achados.length;
      if (faltam === 0) break;
      achados.push(...(await this.#lista(todas([filtro, condicaoDoTrecho(ordem, trecho)]), ordem, faltam)));
    }
    return achados;
  }

  #conteudo(doc: T): Pick<DocumentoMongo, 'doc'> & Indices {
    return { doc: JSON.stringify(doc), ...indicesDe(this.definicao, this.#forma, doc) };
  }

  async #documento(uid: string): Promise<DocumentoMongo | null> {
    const documentos = await this.aberta();
    return lendo(documentos.findOne({ _id: uid }));
  }

  /** Looked up by its key alone, the quickest there is; the policy's filter is applied to what was found. */
  async #visivel(acesso: Acesso, uid: string): Promise<DocumentoMongo | null> {
    const leitura = this.definicao.leitura(acesso);
    if (!leitura) return null;
    const documento = await this.#documento(uid);
    return documento !== null && this.#satisfaz(registro<T>(documento), leitura) ? documento : null;
  }

  #satisfaz(doc: Registro<T>, leitura: FiltroDeLeitura): boolean {
    return visivel(doc, leitura, (campo) => this.#forma.campos.get(campo)?.tipo ?? 'texto');
  }

  async #exigir(acesso: Acesso, uid: string): Promise<DocumentoMongo> {
    const achado = await this.#visivel(acesso, uid);
    if (achado === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return achado;
  }

  async #guardar(antes: DocumentoMongo): Promise<void> {
    if (this.definicao.semHistorico) return;
    const { _id: uid, vida, revisao } = antes;
    const colecao = this.definicao.nome;
    const _id = `${colecao}/${uid}/${vida}/${revisao}`;
    const versao = JSON.stringify(registro<T>(antes));
    try {
      await this.#ambiente.historico.insertOne({ _id, colecao, uid, vida, revisao, registro: versao });
    } catch (erro) {
      if (!chaveRepetida(erro)) throw erroDaEscrita(erro);
    }
  }

  /** Asked before the former version is kept; the unique index has the last word. */
  async #exigirUnicos(uid: string, chaves: readonly [string, string][]): Promise<void> {
    for (const [nome, valor] of chaves) {
      const outro = await lendo(this.#documentos.findOne({ [`u.${nome}`]: valor, _id: { $ne: uid } }));
      if (outro !== null) throw new ValorEmUso(this.#forma.unicos.get(nome) ?? []);
    }
  }

  /** Which unique key is another document's. */
  #jaExiste(uid: string, chaves: readonly [string, string][]): Promise<unknown> {
    return this.#exigirUnicos(uid, chaves).then(
      () => new ValorEmUso([]),
      (erro: unknown) => erro,
    );
  }

  /** Somebody wrote between our reading and our write; null when it was nothing of the record itself. */
  async #atropelado(acesso: Acesso, uid: string, revisao: number): Promise<ErroMartelo | null> {
    const atual = await this.obter(acesso, uid);
    if (atual === null) return new ErroMartelo('NAO_ENCONTRADO');
    return atual.revisao === revisao ? null : new RevisaoDesatualizada();
  }
}

/** The beginning of its day in Brasília, as an index keeps instants. */
function inicioDoDiaDe(instante: string): string {
  const [dia, ate] = [86_400_000, 3 * 3_600_000];
  return new Date(Math.floor((Date.parse(instante) - ate) / dia) * dia + ate).toISOString();
}

/** An empty one is no update. */
const comUnset = ($unset: { ep?: '' } = {}) => (Object.keys($unset).length === 0 ? {} : { $unset });

const lendo = <R>(leitura: Promise<R>): Promise<R> =>
  leitura.catch((erro) => Promise.reject(indisponivel(erro)));

function registro<T>(documento: DocumentoMongo): Registro<T> {
  const { revisao, createdAt, createdBy, updatedAt, updatedBy } = documento;
  const doc = JSON.parse(documento.doc) as T;
  return { ...doc, revisao, createdAt, createdBy, updatedAt, updatedBy };
}
