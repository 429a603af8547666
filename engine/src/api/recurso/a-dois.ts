import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { SISTEMA } from '../../records/acesso.ts';
import { valoresEm } from '../../records/campos.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import type { Acesso, Registro, Segunda } from '../../records/records.ts';
import { uidDoComando } from '../comando.ts';
import type { Chamador } from '../rota.ts';
import type { Recurso, Servicos } from './declaracao.ts';
import { mudancasEmPalavras, tituloDe } from './em-palavras.ts';
import type { Catalogo } from './exigencias.ts';

type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;

/** The second person of one kind's changes, asked for by the one way in which its records are written. */
export function criarADois<S extends Servicos>(
  recurso: Recurso<Qualquer, S>,
  servicos: S,
  catalogo: Catalogo<S>,
) {
  const { aDois, nome, rotulo, unicos = [], marca, refs = {} } = recurso.declaracao;
  const segundaPessoa = servicos.segundaPessoa;
  if (aDois && segundaPessoa === undefined)
    throw new Error(`${nome} has changes for two people, and there is nobody who asks the second`);
  const colecao = servicos.registros.colecao(recurso);

  /** What could not be done anyway is refused now, not when somebody has looked at it. */
  const exigirUnicos = async (depois: Qualquer): Promise<void> => {
    for (const combinacao of unicos) {
      const campos = marca === 'hotsiteId' ? [marca, ...combinacao] : combinacao;
      const valores = campos.map((campo) => valoresEm(depois, campo)[0]);
      if (valores.some((valor) => valor === undefined || valor === null)) continue;
      const filtros = campos.map(
        (campo, i) => ({ tipo: 'exata', campo, valor: valores[i] as string }) as const,
      );
      const { itens } = await colecao.listar(SISTEMA, { filtros, pagina: 1, porPagina: 2, semTotal: true });
      if (itens.some(({ uid }) => uid !== depois.uid)) throw new ValorEmUso(campos);
    }
  };

  /** A record that names others, with what those are called in place of their numbers: who decides knows them by that. */
  const comNomes = async <D extends Qualquer | null>(acesso: Acesso, doc: D): Promise<D> => {
    if (doc === null) return doc;
    const nomeado: Record<string, unknown> = { ...doc };
    for (const [campo, alvo] of Object.entries(refs)) {
      const outro = catalogo.get(alvo);
      const valor = nomeado[campo];
      if (outro === undefined || valor === undefined || valor === null) continue;
      const chamado = async (id: unknown) => {
        const achado = await servicos.registros.colecao(outro).obterPor(SISTEMA, 'id', Number(id));
        return achado === null ? id : tituloDe(outro as never, acesso, achado);
      };
      nomeado[campo] = Array.isArray(valor) ? await Promise.all(valor.map(chamado)) : await chamado(valor);
    }
    return nomeado as D;
  };

  return {
    /** @throws Pendente where this command has been asked for already */
    async repetido(chamador: Chamador, ato: string, alvo: string | null, enviado: object): Promise<void> {
      if (aDois && chamador.comando?.doCliente)
        await segundaPessoa!.repetido(chamador, {
          ...{ especie: nome, ato, alvo, enviado: enviado as Record<string, unknown> },
        });
    },
    /** Of a record that is about to be made: the same whenever its command comes, and when it was agreed to. */
    uidDoNovo({ acesso, comando }: Chamador): string {
      const dada = acesso.tipo === 'interno' ? acesso.segunda : null;
      return dada?.aprovacaoUid ?? (comando ? uidDoComando(comando) : uuidv7());
    },
    /**
     * As whom the change is written, once nobody is missing to it.
     * @throws Pendente when it waits, having been kept as it was asked
     */
    async exigir(
      chamador: Chamador,
      mudanca: { ato: string; antes: Registro<Qualquer> | null; depois: Qualquer; enviado: object },
    ): Promise<Acesso> {
      const { acesso } = chamador;
      const { ato, antes, depois, enviado } = mudanca;
      if (!aDois || acesso.tipo !== 'interno' || acesso.segunda !== undefined) return acesso;
      if (!aDois.quando({ antes, depois } as never)) return acesso;
      // What the data layer would refuse who asks is no matter for a second person.
      if (!recurso.escrita({ ...acesso, segunda: null }, depois, antes))
        throw new ErroMartelo('SEM_PERMISSAO');
      await exigirUnicos(depois);
      const [de, para] = [await comNomes(acesso, antes), await comNomes(acesso, depois)];
      const titulo = tituloDe(recurso as never, acesso, antes ?? depois);
      return segundaPessoa!.exigir(chamador, {
        ...{ tipo: aDois.tipo, especie: nome, ato, enviado: enviado as Record<string, unknown> },
        assunto: [rotulo.um, titulo].filter(Boolean).join(': ').slice(0, 300),
        alvo: antes && { uid: antes.uid, id: antes.id, revisao: antes.revisao },
        mudancas: mudancasEmPalavras(recurso as never, acesso, de, ato === 'remover' ? null : para),
      });
    },
    /** Whether one of a record's versions was written by this word. */
    async assinadoPor(uid: string, aprovacaoUid: string): Promise<boolean> {
      const atual = await colecao.obter(SISTEMA, uid);
      if (atual === null) return false;
      for (let pagina = 0, versoes = [atual]; versoes.length > 0; pagina++) {
        if (versoes.some((uma) => assinaturaDe(uma)?.aprovacaoUid === aprovacaoUid)) return true;
        versoes = (await colecao.historico(SISTEMA, uid, { pagina: pagina + 1, porPagina: 100 })).itens;
      }
      return false;
    },
    /** The record with whose word its next version is written by. */
    assinado(acesso: Acesso, depois: Qualquer, revisao: number): Qualquer {
      if (!aDois || acesso.tipo !== 'interno' || !acesso.segunda) return depois;
      return { ...depois, segundaPessoa: { ...acesso.segunda, revisao } };
    },
  };
}

const assinaturaDe = (doc: Record<string, unknown>) => doc.segundaPessoa as Segunda | undefined;
