import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { BuscaLotes, Faceta } from '@martelo/shared/lote-busca';
import { formatarReais } from '@martelo/shared/reais';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { CamposOcultos } from './CamposOcultos.tsx';
import {
  alternar,
  type ConsultaListagem,
  emReais,
  enderecoDaConsulta,
  FACETAS,
  NOMES_FACETA,
  type NomeFaceta,
} from './consulta.ts';
import estilo from './Filtros.module.css';
import { contagemDeLotes, rotuloFaceta } from './rotulos.ts';

/** Values shown before "ver mais", and with it: hundreds of cities are found by typing, and would weigh on every page. */
const VISIVEIS = 7;
const MAXIMO = 30;

/**
 * The facets: a column on a desk, a sheet on a phone. Each value is a link, so that it works without scripts, can be opened
 * in a tab, and its count says what it would bring.
 */
export function Filtros({
  modo,
  consulta,
  busca,
  ativos,
  comAbertos = true,
}: {
  modo: TipoHotsite;
  consulta: ConsultaListagem;
  busca: BuscaLotes | null;
  ativos: number;
  /** Off where only open lots are listed anyway: the builder's listing sections. */
  comAbertos?: boolean;
}) {
  const faceta = (nome: NomeFaceta) => busca?.facetas.find(({ campo }) => campo === FACETAS[nome]);
  return (
    <dialog id="filtros" className={estilo.filtros} aria-label="Filtros" data-filtros>
      <div className={estilo.cabeca}>
        <h2>Filtros</h2>
        <a href="#resultados" className={estilo.fechar} data-fecha-filtros>
          <Icone nome="x" rotulo="Fechar filtros" />
        </a>
      </div>
      <div className={estilo.grupos}>
        {comAbertos && (
          <a
            href={enderecoDaConsulta(modo, consulta, { abertos: !consulta.abertos })}
            data-navega
            className={estilo.valor}
            aria-current={consulta.abertos || undefined}
          >
            <span className={estilo.caixa} aria-hidden />
            Só abertos agora
          </a>
        )}
        {NOMES_FACETA.map((nome) => (
          <GrupoFaceta key={nome} {...{ nome, modo, consulta }} faceta={faceta(nome)} />
        ))}
        <Faixa
          titulo="Valor"
          nomes={['valorMin', 'valorMax']}
          prefixo="R$"
          valores={[emReais(consulta.valorMin), emReais(consulta.valorMax)]}
          exemplos={
            busca?.faixaValor
              ? [busca.faixaValor.min, busca.faixaValor.max].map((valor) =>
                  formatarReais(valor, { curto: true }).replace('R$ ', ''),
                )
              : ['mín.', 'máx.']
          }
          resto={{ ...consulta, valorMin: null, valorMax: null, pagina: 1 }}
        />
        <Faixa
          titulo="Ano do modelo"
          nomes={['anoMin', 'anoMax']}
          valores={[consulta.anoMin, consulta.anoMax].map((ano) => (ano === null ? null : String(ano)))}
          exemplos={['de', 'até']}
          resto={{ ...consulta, anoMin: null, anoMax: null, pagina: 1 }}
        />
      </div>
      <div className={estilo.pe}>
        <a href="#resultados" className={estilo.ver} data-fecha-filtros>
          {busca === null ? 'Fechar' : `Ver ${contagemDeLotes(busca.total, modo)}`}
          {ativos > 0 && <span className="so-leitor"> com {ativos} filtros</span>}
        </a>
      </div>
    </dialog>
  );
}

function GrupoFaceta({
  nome,
  modo,
  consulta,
  faceta,
}: {
  nome: NomeFaceta;
  modo: TipoHotsite;
  consulta: ConsultaListagem;
  faceta: Faceta | undefined;
}) {
  const escolhidos = consulta[nome];
  const valores = [
    // What is chosen stays in sight, even where it finds nothing.
    ...escolhidos
      .filter((valor) => !faceta?.valores.some((outro) => outro.valor === valor))
      .map((valor) => ({ valor, rotulo: valor, total: 0 })),
    ...(faceta?.valores ?? []).filter(({ valor }, i) => i < MAXIMO || escolhidos.includes(valor)),
  ];
  if (valores.length === 0) return null;
  const visiveis = valores.filter(({ valor }, i) => i < VISIVEIS || escolhidos.includes(valor));
  const restantes = valores.filter((valor) => !visiveis.includes(valor));
  const ligacao = ({ valor, rotulo, total }: Faceta['valores'][number]) => (
    <li key={valor}>
      <a
        href={enderecoDaConsulta(modo, consulta, { [nome]: alternar(consulta, nome, valor) })}
        data-navega
        rel="nofollow"
        className={estilo.valor}
        aria-current={escolhidos.includes(valor) || undefined}
      >
        <span className={estilo.caixa} aria-hidden />
        <span className={estilo.rotulo}>{rotulo}</span>
        <span className={estilo.total}>{total.toLocaleString('pt-BR')}</span>
      </a>
    </li>
  );
  return (
    <details
      className={estilo.grupo}
      open={!(nome === 'cidade' || nome === 'patio') || escolhidos.length > 0}
    >
      <summary>{rotuloFaceta(nome, modo)}</summary>
      <ul>{visiveis.map(ligacao)}</ul>
      {restantes.length > 0 && (
        <details className={estilo.mais}>
          <summary>Ver mais {restantes.length}</summary>
          <ul className={estilo.lista}>{restantes.map(ligacao)}</ul>
        </details>
      )}
    </details>
  );
}

function Faixa({
  titulo,
  nomes,
  valores,
  exemplos,
  prefixo,
  resto,
}: {
  titulo: string;
  nomes: readonly [string, string];
  valores: readonly (string | null)[];
  exemplos: readonly string[];
  prefixo?: string;
  resto: ConsultaListagem;
}) {
  return (
    <details className={estilo.grupo} open>
      <summary>{titulo}</summary>
      <form className={estilo.faixa} data-navega key={valores.join('-')}>
        <CamposOcultos consulta={resto} />
        {nomes.map((nome, i) => (
          <label key={nome} className={estilo.limite}>
            <span className="so-leitor">{`${titulo} ${i === 0 ? 'mínimo' : 'máximo'}`}</span>
            {prefixo && <span aria-hidden>{prefixo}</span>}
            <input
              name={nome}
              defaultValue={valores[i] ?? ''}
              placeholder={exemplos[i] ?? ''}
              inputMode="decimal"
              maxLength={16}
              autoComplete="off"
            />
          </label>
        ))}
        <Botao type="submit" variante="secundario" tamanho="p">
          Aplicar
        </Botao>
      </form>
    </details>
  );
}
