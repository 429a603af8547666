import type { Filtro } from '@martelo/shared/filtro';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { type RefObject, useEffect, useState } from 'react';
import { ADMIN_LISTA as P } from '../../../src/palavras/admin-lista.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { useNomes } from '../../valor/usar-nomes.ts';
import { emPalavras, nomeados, temBusca } from './descrever.ts';
import { EditorDeFiltro } from './Editor.tsx';

interface Props {
  recurso: RecursoDescrito;
  filtros: readonly Filtro[];
  mudar: (filtros: Filtro[]) => void;
  busca: RefObject<HTMLInputElement | null>;
}

/** While somebody types nothing is asked; then once. */
const ESPERA_MS = 300;

/** The search's words stand in their own box; every other filter as a mark with its cross. */
export function Filtros({ recurso, filtros, mudar, busca }: Props) {
  const [editando, editar] = useState<number | null>(null);
  const daBusca = filtros.findIndex(({ tipo }) => tipo === 'geral');
  const aplicar = (filtro: Filtro) => {
    const lugar = editando ?? filtros.length;
    mudar([...filtros.slice(0, lugar), filtro, ...filtros.slice(lugar + 1)]);
    editar(null);
  };
  const tirar = (qual: number) => mudar(filtros.filter((_, i) => i !== qual));
  const atual = editando === null ? undefined : filtros[editando];
  return (
    <>
      {temBusca(recurso) && (
        <Busca
          rotulo={P.buscar(recurso.rotulo.varios)}
          atual={daBusca === -1 ? '' : String((filtros[daBusca] as { valor: string }).valor)}
          entrada={busca}
          procurar={(valor) => {
            const outros = filtros.filter((_, i) => i !== daBusca);
            mudar(valor === '' ? outros : [...outros, { tipo: 'geral', valor }]);
          }}
        />
      )}
      <Botao icone="funnel" onClick={() => editar(filtros.length)}>
        {P.filtrar}
      </Botao>
      {filtros.map((filtro, i) => {
        if (i === daBusca) return null;
        return (
          <Marca
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be alike; each is its place
            key={i}
            {...{ recurso, filtro }}
            editar={() => editar(i)}
            tirar={() => tirar(i)}
          />
        );
      })}
      {filtros.length > 1 && (
        <Botao variante="leve" onClick={() => mudar([])}>
          {P.limpar}
        </Botao>
      )}
      {editando !== null && (
        <Dialogo titulo={P.filtrar} aoFechar={() => editar(null)}>
          <EditorDeFiltro key={editando} {...{ recurso, atual }} aoAplicar={aplicar} />
        </Dialogo>
      )}
    </>
  );
}

function Marca({
  recurso,
  filtro,
  editar,
  tirar,
}: {
  recurso: RecursoDescrito;
  filtro: Filtro;
  editar: () => void;
  tirar: () => void;
}) {
  const quem = nomeados(recurso, filtro);
  const palavras = emPalavras(recurso, filtro, useNomes(quem?.especie ?? null, quem?.ids ?? []));
  return (
    <span className="filtro">
      <button type="button" aria-label={P.editar(palavras)} title={palavras} onClick={editar}>
        {palavras}
      </button>
      <button type="button" aria-label={P.tirar(palavras)} onClick={tirar}>
        <Icone nome="x" tamanho={14} />
      </button>
    </span>
  );
}

function Busca({
  rotulo,
  atual,
  entrada,
  procurar,
}: {
  rotulo: string;
  atual: string;
  entrada: Props['busca'];
  procurar: (valor: string) => void;
}) {
  const [escrito, escrever] = useState(atual);
  useEffect(() => escrever(atual), [atual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is the trigger
  useEffect(() => {
    if (escrito.trim() === atual) return;
    const relogio = setTimeout(() => procurar(escrito.trim()), ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [escrito]);
  return (
    <label className="busca">
      <Icone nome="search" tamanho={16} />
      <span className="so-leitor">{rotulo}</span>
      <input
        ref={entrada}
        type="search"
        placeholder={rotulo}
        value={escrito}
        maxLength={300}
        onChange={(evento) => escrever(evento.target.value)}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape') evento.currentTarget.blur();
        }}
      />
    </label>
  );
}
