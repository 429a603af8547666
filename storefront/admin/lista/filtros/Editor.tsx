import type { Filtro } from '@martelo/shared/filtro';
import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { type FormEvent, useState } from 'react';
import { ADMIN_LISTA as P } from '../../../src/palavras/admin-lista.ts';
import { Botao } from '../../ui/Botao.tsx';
import { Controle } from './Controle.tsx';
import { temBusca } from './descrever.ts';
import { type Escrito, escritoDe, montar } from './montar.ts';

/** The whole list, in place of a field. */
const TUDO = '*';

/** A filter being made, or changed: of which field, how, and what. */
export function EditorDeFiltro({
  recurso,
  atual,
  aoAplicar,
}: {
  recurso: RecursoDescrito;
  atual?: Filtro;
  aoAplicar: (filtro: Filtro) => void;
}) {
  const filtraveis = recurso.campos.filter(({ filtros }) => filtros.length > 0);
  const [nome, definirNome] = useState(
    atual ? ('campo' in atual ? atual.campo : TUDO) : (preferido(recurso, filtraveis)?.campo ?? TUDO),
  );
  const campo = filtraveis.find((um) => um.campo === nome);
  const tipos: readonly Filtro['tipo'][] = campo ? campo.filtros : ['geral', 'geral_ou'];
  const [tipo, definirTipo] = useState<Filtro['tipo']>(atual?.tipo ?? tipos[0]!);
  const [escrito, escrever] = useState<Escrito>(() => escritoDe(campo, atual));
  const [erro, definirErro] = useState<string | null>(null);

  const trocarCampo = (novo: string) => {
    const outro = filtraveis.find((um) => um.campo === novo);
    definirNome(novo);
    definirTipo(outro ? outro.filtros[0]! : 'geral');
    escrever({});
    definirErro(null);
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    evento.stopPropagation();
    const montado = montar(campo, tipo, escrito);
    if ('erro' in montado) return definirErro(montado.erro);
    aoAplicar(montado.filtro);
  };
  return (
    <form className="editor-de-filtro" onSubmit={enviar}>
      <label>
        {P.campo}
        <select value={nome} onChange={(evento) => trocarCampo(evento.target.value)}>
          {temBusca(recurso) && <option value={TUDO}>{P.todaALista}</option>}
          {filtraveis.map((um) => (
            <option key={um.campo} value={um.campo}>
              {um.rotulo}
            </option>
          ))}
        </select>
      </label>
      <label>
        {P.condicao}
        <select
          value={tipo}
          onChange={(evento) => {
            definirTipo(evento.target.value as Filtro['tipo']);
            escrever({});
            definirErro(null);
          }}
        >
          {tipos.map((um) => (
            <option key={um} value={um}>
              {P.tipos[um]}
            </option>
          ))}
        </select>
      </label>
      <Controle {...{ campo, tipo, escrito, escrever }} />
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      <Botao type="submit" variante="primario">
        {P.aplicar}
      </Botao>
    </form>
  );
}

/** What people most often ask by: a situation, else the first. */
const preferido = ({ transicoes }: RecursoDescrito, campos: readonly CampoDoRecurso[]) =>
  campos.find(({ campo }) => campo === (transicoes?.campo ?? 'situacao')) ?? campos[0];
