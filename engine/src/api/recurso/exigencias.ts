import { ErroMartelo } from '@martelo/shared/erros';
import { transicaoInvalida } from '@martelo/shared/transicao-invalida';
import { SISTEMA } from '../../records/acesso.ts';
import { valoresEm } from '../../records/campos.ts';
import type { Acesso } from '../../records/records.ts';
import type { Mudanca, QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { marcasDe, tem } from './politica.ts';

/** Every kind there is, by name: what `refs` are looked up in. */
export type Catalogo<S extends Servicos> = ReadonlyMap<string, QualquerRecurso<S>>;
type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;

/** What a kind's declaration demands of a change before it is written; each refusal by its name. */
export function criarExigencias<S extends Servicos>(
  { declaracao }: Recurso<Qualquer, S>,
  servicos: S,
  catalogo: Catalogo<S>,
) {
  const { nome } = declaracao;

  /** Everything that must hold of a record that is there, by whatever way it comes; of one that goes nothing is asked. */
  const conferir = async (mudanca: Mudanca<Qualquer>): Promise<void> => {
    if (mudanca.depois.removidoEm !== undefined) return;
    await exigirRefs(mudanca);
    await declaracao.confere?.(mudanca as never, servicos);
  };
  const exigirRefs = async ({ antes, depois }: Mudanca<Qualquer>): Promise<void> => {
    // What a removed record names may have been removed after it: nothing kept it.
    const mantidos = antes?.removidoEm === undefined ? antes : null;
    for (const [campo, alvo] of Object.entries(declaracao.refs ?? {})) {
      const outro = catalogo.get(alvo);
      if (outro === undefined)
        throw new Error(`${nome}: ${campo} names the kind ${alvo}, which is not there`);
      const ja = valoresEm(mantidos, campo);
      for (const valor of valoresEm(depois, campo))
        if (!ja.includes(valor)) await exigirNomeado(outro, campo, Number(valor), depois);
    }
  };
  /** Whoever names a record need not be one who may read its kind: only that it is of the brand is asked. */
  const exigirNomeado = async (
    outro: QualquerRecurso<S>,
    campo: string,
    valor: number,
    depois: Qualquer,
  ): Promise<void> => {
    const achado = await servicos.registros.colecao(outro).obterPor(SISTEMA, 'id', valor);
    const marcas = marcasDe(depois);
    if (!achado || achado.removidoEm || !marcasDe(achado).some((id) => marcas.includes(id)))
      throw new ErroMartelo(outro.declaracao.naoEncontrado ?? 'NAO_ENCONTRADO', { [campo]: valor, campo });
  };
  /** @param move what an act gives: one that names the situation moves it, and to where the record already stands no arrow leads */
  const exigirTransicao = (acesso: Acesso, antes: Qualquer, depois: Qualquer, move: object = {}): void => {
    const { campo, tabela = [] } = declaracao.transicoes ?? { campo: '' };
    if (campo === '' || (antes[campo] === depois[campo] && !(campo in move))) return;
    const [de, para] = [String(antes[campo]), String(depois[campo])];
    const seta = tabela.find((uma) => uma.de === de && uma.para === para);
    if (seta === undefined)
      throw transicaoInvalida(de, para, (um) => declaracao.valores?.[campo]?.[um] ?? um);
    const deFora = acesso.tipo === 'externo' && seta.deFora?.some((um) => acesso.papeis.includes(um));
    if (!deFora && !tem(acesso, seta.quem))
      throw new ErroMartelo('SEM_PERMISSAO', { papeis: seta.quem.join(', ') });
  };
  return { conferir, exigirTransicao };
}
