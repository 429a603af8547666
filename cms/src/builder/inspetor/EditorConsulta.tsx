'use client';

import type { Consulta } from '@martelo/shared/filtro';
import type { Sessao } from '@martelo/shared/pagina';
import { editar } from '../acoes/editar.ts';
import { useComandos } from '../contexto.ts';
import { Linha, Numero, Selecao } from './campos/Simples.tsx';
import {
  comEscolha,
  comMarcas,
  comOrdem,
  comTexto,
  escolhaDe,
  marcasDe,
  ORDENS,
  ordemDe,
  TIPOS,
  textoDe,
  UFS,
} from './consulta.ts';
import { Grupo } from './Grupo.tsx';
import estilos from './inspetor.module.css';

const VAZIA: Consulta = { filtros: [], pagina: 1, porPagina: 8 };

/** Which lots a listing shows: the bidders' own filters, an order, and how many. */
export function EditorConsulta({ sessao, maximo }: { sessao: Sessao; maximo: number }) {
  const comandos = useComandos();
  const consulta = sessao.consulta ?? VAZIA;
  const por = (nova: Consulta) => comandos.executar(editar(sessao, 'consulta', nova));
  const nome = comandos.modo === 'loja' ? 'anúncios' : 'lotes';
  return (
    <Grupo titulo={`Quais ${nome} aparecem`} aberto>
      <div className={estilos.dupla}>
        <Selecao
          rotulo="Tipo"
          valor={escolhaDe(consulta, 'tipo')}
          opcoes={TIPOS}
          aoMudar={(valor) => por(comEscolha(consulta, 'tipo', valor))}
        />
        <Selecao
          rotulo="Estado"
          valor={escolhaDe(consulta, 'uf')}
          opcoes={UFS}
          aoMudar={(valor) => por(comEscolha(consulta, 'uf', valor))}
        />
      </div>
      <Linha
        rotulo="Marcas"
        ajuda="Separadas por vírgula. Vazio: todas."
        valor={marcasDe(consulta)}
        maximo={300}
        aoMudar={(valor) => por(comMarcas(consulta, valor))}
      />
      <Linha
        rotulo="Com as palavras"
        valor={textoDe(consulta)}
        maximo={300}
        aoMudar={(valor) => por(comTexto(consulta, valor))}
      />
      <div className={`${estilos.dupla} ${estilos.larga}`}>
        <Selecao
          rotulo="Ordem"
          valor={ordemDe(consulta)}
          opcoes={ORDENS}
          aoMudar={(valor) => por(comOrdem(consulta, valor))}
        />
        <Numero
          rotulo="Quantos"
          valor={consulta.porPagina}
          minimo={1}
          maximo={maximo}
          aoMudar={(porPagina) => por({ ...consulta, porPagina })}
        />
      </div>
    </Grupo>
  );
}
