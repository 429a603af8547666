import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import {
  alternar,
  type ConsultaListagem,
  emReais,
  enderecoDaConsulta,
  NOMES_FACETA,
  type NomeFaceta,
} from '@martelo/shared/pagina/listagem/consulta';
import { comecaAberta, type ValorDaFaceta, valoresDaFaceta } from '@martelo/shared/pagina/listagem/facetas';
import { contagemDeLotes, rotuloFaceta } from '@martelo/shared/pagina/listagem/rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { LISTAGEM } from '../palavras/listagem.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { CamposOcultos } from './CamposOcultos.tsx';
import estilo from './Filtros.module.css';

/**
 * The facets: a column on a desk, a sheet on a phone. Each value is a link, so that it works without scripts, can be opened
 * in a tab, and its count says what it would bring.
 */
export function Filtros({
  modo,
  consulta,
  busca,
  ativos,
}: {
  modo: TipoHotsite;
  consulta: ConsultaListagem;
  busca: BuscaLotes | null;
  ativos: number;
}) {
  const palavras = LISTAGEM[modo];
  return (
    <dialog id="filtros" className={estilo.filtros} aria-label={palavras.filtros} data-filtros>
      <div className={estilo.cabeca}>
        <h2>{palavras.filtros}</h2>
        <a href="#resultados" className={estilo.fechar} data-fecha-filtros>
          <Icone nome="x" rotulo={palavras.fecharFiltros} />
        </a>
      </div>
      <div className={estilo.grupos}>
        <a
          href={enderecoDaConsulta(modo, consulta, { abertos: !consulta.abertos })}
          data-navega
          className={estilo.valor}
          aria-current={consulta.abertos || undefined}
        >
          <span className={estilo.caixa} aria-hidden />
          {palavras.soAbertos}
        </a>
        {NOMES_FACETA.map((nome) => (
          <GrupoFaceta key={nome} {...{ nome, modo, consulta, busca }} />
        ))}
        <Faixa
          modo={modo}
          titulo={palavras.valor}
          nomes={['valorMin', 'valorMax']}
          prefixo="R$"
          valores={[emReais(consulta.valorMin), emReais(consulta.valorMax)]}
          exemplos={
            busca?.faixaValor
              ? [busca.faixaValor.min, busca.faixaValor.max].map((valor) =>
                  formatarReais(valor, { curto: true }).replace('R$ ', ''),
                )
              : [palavras.min, palavras.max]
          }
          resto={{ ...consulta, valorMin: null, valorMax: null, pagina: 1 }}
        />
        <Faixa
          modo={modo}
          titulo={palavras.ano}
          nomes={['anoMin', 'anoMax']}
          valores={[consulta.anoMin, consulta.anoMax].map((ano) => (ano === null ? null : String(ano)))}
          exemplos={[palavras.deAno, palavras.ateAno]}
          resto={{ ...consulta, anoMin: null, anoMax: null, pagina: 1 }}
        />
      </div>
      <div className={estilo.pe}>
        <a href="#resultados" className={estilo.ver} data-fecha-filtros>
          {busca === null ? palavras.fechar : palavras.ver(contagemDeLotes(busca.total, modo))}
          {ativos > 0 && <span className="so-leitor"> {palavras.comFiltros(ativos)}</span>}
        </a>
      </div>
    </dialog>
  );
}

function GrupoFaceta({
  nome,
  modo,
  consulta,
  busca,
}: {
  nome: NomeFaceta;
  modo: TipoHotsite;
  consulta: ConsultaListagem;
  busca: BuscaLotes | null;
}) {
  const escolhidos = consulta[nome];
  const { visiveis, restantes } = valoresDaFaceta(nome, consulta, busca);
  if (visiveis.length === 0) return null;
  const ligacao = ({ valor, rotulo, total }: ValorDaFaceta) => (
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
    <details className={estilo.grupo} open={comecaAberta(nome, consulta)}>
      <summary>{rotuloFaceta(nome, modo)}</summary>
      <ul>{visiveis.map(ligacao)}</ul>
      {restantes.length > 0 && (
        <details className={estilo.mais}>
          <summary>{LISTAGEM[modo].verMais(restantes.length)}</summary>
          <ul className={estilo.lista}>{restantes.map(ligacao)}</ul>
        </details>
      )}
    </details>
  );
}

function Faixa({
  modo,
  titulo,
  nomes,
  valores,
  exemplos,
  prefixo,
  resto,
}: {
  modo: TipoHotsite;
  titulo: string;
  nomes: readonly [string, string];
  valores: readonly (string | null)[];
  exemplos: readonly string[];
  prefixo?: string;
  resto: ConsultaListagem;
}) {
  const palavras = LISTAGEM[modo];
  return (
    <details className={estilo.grupo} open>
      <summary>{titulo}</summary>
      <form className={estilo.faixa} data-navega key={valores.join('-')}>
        <CamposOcultos consulta={resto} />
        {nomes.map((nome, i) => (
          <label key={nome} className={estilo.limite}>
            <span className="so-leitor">{(i === 0 ? palavras.minimo : palavras.maximo)(titulo)}</span>
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
          {palavras.aplicar}
        </Botao>
      </form>
    </details>
  );
}
