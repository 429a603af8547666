'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import {
  alternar,
  type ConsultaListagem,
  camposDaConsulta,
  emReais,
  NOMES_FACETA,
  type NomeFaceta,
} from '@martelo/shared/pagina/listagem/consulta';
import { comecaAberta, type ValorDaFaceta, valoresDaFaceta } from '@martelo/shared/pagina/listagem/facetas';
import { rotuloFaceta } from '@martelo/shared/pagina/listagem/rotulos';
import { formatarReais } from '@martelo/shared/reais';
import type { SyntheticEvent } from 'react';
import { CONSULTA } from '../../../palavras/construtor/consulta.ts';
import estilos from './seletor.module.css';
import { listagemDaBusca } from './traducao.ts';

interface Props {
  modo: TipoHotsite;
  listagem: ConsultaListagem;
  busca: BuscaLotes | null;
  /** Lists that show open lots whatever is chosen have no such choice. */
  comAbertos: boolean;
  aoMudar(listagem: ConsultaListagem): void;
}

/** The bidders' own filters, with what each would find now. Any choice starts the list again at its first page. */
export function SeletorFiltros(props: Props) {
  const { listagem, busca, comAbertos } = props;
  const mudar = (parte: Partial<ConsultaListagem>) => props.aoMudar({ ...listagem, ...parte, pagina: 1 });
  return (
    <section className={estilos.seletor} aria-label={CONSULTA.filtros}>
      {comAbertos && (
        <Escolha
          rotulo={CONSULTA.soAbertosAgora}
          escolhida={listagem.abertos}
          aoMudar={() => mudar({ abertos: !listagem.abertos })}
        />
      )}
      {NOMES_FACETA.map((nome) => (
        <GrupoFaceta key={nome} nome={nome} {...props} aoMudar={mudar} />
      ))}
      <Faixa
        titulo={CONSULTA.valor}
        nomes={['valorMin', 'valorMax']}
        prefixo="R$"
        valores={[emReais(listagem.valorMin), emReais(listagem.valorMax)]}
        exemplos={
          busca?.faixaValor
            ? [busca.faixaValor.min, busca.faixaValor.max].map((valor) =>
                formatarReais(valor, { curto: true }).replace('R$ ', ''),
              )
            : [CONSULTA.min, CONSULTA.max]
        }
        listagem={listagem}
        aoMudar={mudar}
      />
      <Faixa
        titulo={CONSULTA.anoDoModelo}
        nomes={['anoMin', 'anoMax']}
        valores={[listagem.anoMin, listagem.anoMax].map((ano) => (ano === null ? null : String(ano)))}
        exemplos={['de', CONSULTA.ate]}
        listagem={listagem}
        aoMudar={mudar}
      />
    </section>
  );
}

function GrupoFaceta({
  nome,
  modo,
  listagem,
  busca,
  aoMudar,
}: Omit<Props, 'aoMudar' | 'comAbertos'> & {
  nome: NomeFaceta;
  aoMudar(parte: Partial<ConsultaListagem>): void;
}) {
  const { visiveis, restantes } = valoresDaFaceta(nome, listagem, busca);
  if (visiveis.length === 0) return null;
  const linha = ({ valor, rotulo, total }: ValorDaFaceta) => (
    <li key={valor}>
      <Escolha
        rotulo={rotulo}
        total={total}
        escolhida={listagem[nome].includes(valor)}
        aoMudar={() => aoMudar({ [nome]: alternar(listagem, nome, valor) })}
      />
    </li>
  );
  return (
    <details className={estilos.grupo} open={comecaAberta(nome, listagem)}>
      <summary>{rotuloFaceta(nome, modo)}</summary>
      <ul>{visiveis.map(linha)}</ul>
      {restantes.length > 0 && (
        <details className={estilos.mais}>
          <summary>{CONSULTA.verMais(restantes.length)}</summary>
          <ul>{restantes.map(linha)}</ul>
        </details>
      )}
    </details>
  );
}

function Escolha({
  rotulo,
  total,
  escolhida,
  aoMudar,
}: {
  rotulo: string;
  total?: number;
  escolhida: boolean;
  aoMudar(): void;
}) {
  return (
    <label className={estilos.escolha}>
      <input type="checkbox" checked={escolhida} onChange={aoMudar} />
      <span className={estilos.rotulo}>{rotulo}</span>
      {total !== undefined && <span className={estilos.total}>{total.toLocaleString('pt-BR')}</span>}
    </label>
  );
}

function Faixa({
  titulo,
  nomes,
  valores,
  exemplos,
  prefixo,
  listagem,
  aoMudar,
}: {
  titulo: string;
  nomes: readonly ('valorMin' | 'valorMax' | 'anoMin' | 'anoMax')[];
  valores: readonly (string | null)[];
  exemplos: readonly string[];
  prefixo?: string;
  listagem: ConsultaListagem;
  aoMudar(parte: Partial<ConsultaListagem>): void;
}) {
  // Read as the listing's address is: what makes no sense is no limit.
  const aplicar = (evento: SyntheticEvent<HTMLFormElement>) => {
    evento.preventDefault();
    evento.stopPropagation();
    const campos = camposDaConsulta(listagem);
    for (const [nome, valor] of new FormData(evento.currentTarget)) campos.set(nome, String(valor).trim());
    const lida = listagemDaBusca(campos);
    aoMudar(Object.fromEntries(nomes.map((nome) => [nome, lida[nome]])));
  };
  return (
    <details className={estilos.grupo} open>
      <summary>{titulo}</summary>
      <form className={estilos.faixa} onSubmit={aplicar} key={valores.join('-')}>
        {nomes.map((nome, i) => (
          <label key={nome} className={estilos.limite}>
            {prefixo && <span aria-hidden="true">{prefixo}</span>}
            <input
              name={nome}
              aria-label={`${titulo} ${i === 0 ? CONSULTA.minimo : CONSULTA.maximo}`}
              defaultValue={valores[i] ?? ''}
              placeholder={exemplos[i] ?? ''}
              inputMode="decimal"
              maxLength={16}
              autoComplete="off"
            />
          </label>
        ))}
        <button type="submit">{CONSULTA.aplicar}</button>
      </form>
    </details>
  );
}
