import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { NomeFaceta } from '@martelo/shared/pagina/listagem/consulta';
import { rotuloFaceta } from '@martelo/shared/pagina/listagem/rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import type { DadosFacetas } from '../dados/facetas.ts';
import estilo from './estilo.module.css';

/** The fields' names are the listing's own address (see `listagem/consulta.ts`). */
export interface PropsFiltro {
  /** The section's: ids on a page are unique. */
  id: string;
  /** What there is to choose from; null while nobody can say, and then words and ranges alone are offered. */
  facetas: Extract<DadosFacetas, { estado: 'ok' }> | null;
  modo: TipoHotsite;
}

export function Palavras({ id }: PropsFiltro) {
  return (
    <Campo
      id={`${id}-q`}
      name="q"
      type="search"
      rotulo={ELEMENTOS.oQueVoceProcura}
      placeholder={ELEMENTOS.marcaModeloCidade}
      maxLength={120}
      autoComplete="off"
      className={estilo.palavras}
    />
  );
}

/** One of a facet's values. Nothing to choose from is no field. */
export function Escolha({ id, facetas, modo, nome }: PropsFiltro & { nome: Exclude<NomeFaceta, 'patio'> }) {
  const valores = facetas?.[nome] ?? [];
  if (valores.length === 0) return null;
  return (
    <MolduraCampo id={`${id}-${nome}`} rotulo={rotuloFaceta(nome, modo)}>
      <select id={`${id}-${nome}`} name={nome} defaultValue="" className={estilo.escolha}>
        <option value="">{nome === 'marca' || nome === 'cidade' ? ELEMENTOS.todas : ELEMENTOS.todos}</option>
        {valores.map(({ valor, rotulo, total }) => (
          <option key={valor} value={valor}>
            {`${rotulo} (${total.toLocaleString('pt-BR')})`}
          </option>
        ))}
      </select>
    </MolduraCampo>
  );
}

/** The types, as many of them as one likes. */
export function Etiquetas({ facetas, modo }: PropsFiltro) {
  if (!facetas || facetas.tipo.length === 0) return null;
  return (
    <fieldset className={estilo.tipos}>
      <legend>{rotuloFaceta('tipo', modo)}</legend>
      {facetas.tipo.map(({ valor, rotulo, total }) => (
        <label key={valor}>
          <input type="checkbox" name="tipo" value={valor} />
          <span>
            {rotulo} <small>{total.toLocaleString('pt-BR')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const FAIXAS = {
  valor: { titulo: ELEMENTOS.valor, prefixo: 'R$', maximo: 14 },
  ano: { titulo: ELEMENTOS.ano, prefixo: undefined, maximo: 4 },
} as const;

export function Faixa({ id, facetas, nome }: PropsFiltro & { nome: keyof typeof FAIXAS }) {
  const { titulo, prefixo, maximo } = FAIXAS[nome];
  const extremos = nome === 'valor' ? facetas?.faixaValor : null;
  const exemplo = (centavos: number | undefined, senao: string) =>
    centavos === undefined ? senao : formatarReais(centavos, { curto: true }).replace(/^R\$\s/, '');
  const campo = (ponta: 'Min' | 'Max', rotulo: string, placeholder: string) => (
    <Campo
      id={`${id}-${nome}${ponta}`}
      name={`${nome}${ponta}`}
      rotulo={rotulo}
      placeholder={placeholder}
      prefixo={prefixo}
      inputMode="numeric"
      maxLength={maximo}
      autoComplete="off"
    />
  );
  return (
    <fieldset className={estilo.faixa}>
      <legend className="so-leitor">{titulo}</legend>
      {campo('Min', `${titulo} de`, exemplo(extremos?.min, ELEMENTOS.min))}
      {campo('Max', ELEMENTOS.ate, exemplo(extremos?.max, ELEMENTOS.max))}
    </fieldset>
  );
}

/** On from the start: who searches wants what can still be had. */
export function Abertos({ id }: PropsFiltro) {
  return (
    <label className={estilo.abertos} htmlFor={`${id}-abertos`}>
      <input id={`${id}-abertos`} type="checkbox" name="abertos" value="1" defaultChecked />
      {ELEMENTOS.soAbertos}
    </label>
  );
}
