'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { DESTINOS } from '../../palavras/destinos.ts';
import { Campo } from '../../site/ui/Campo.tsx';
import estilo from './destinos.module.css';

/** Something that may be chosen, as people tell it from the others. */
export interface Opcao {
  uid: string;
  titulo: string;
  detalhe: string;
}

const ESPERA_MS = 300;
const MINIMO = 2;

type Estado = { tipo: 'nada' | 'buscando' | 'falhou' } | { tipo: 'achadas'; opcoes: readonly Opcao[] };

/** Finds something by what people know of it, as they type, and has one chosen. @param buscar null where nobody answered */
export function EscolhaPorBusca({
  rotulo,
  ajuda,
  buscar,
  escolhida,
  aoEscolher,
}: {
  rotulo: string;
  ajuda: string;
  buscar(texto: string): Promise<readonly Opcao[] | null>;
  escolhida: Opcao | null;
  aoEscolher(opcao: Opcao | null): void;
}) {
  const id = useId();
  const [texto, escrever] = useState('');
  const [estado, definir] = useState<Estado>({ tipo: 'nada' });
  const buscarAgora = useRef(buscar);
  useEffect(() => {
    buscarAgora.current = buscar;
  });
  useEffect(() => {
    const procurado = texto.trim();
    if (procurado.length < MINIMO && !/^\d+$/.test(procurado)) return definir({ tipo: 'nada' });
    let vale = true;
    definir({ tipo: 'buscando' });
    const relogio = setTimeout(async () => {
      const opcoes = await buscarAgora.current(procurado);
      if (vale) definir(opcoes === null ? { tipo: 'falhou' } : { tipo: 'achadas', opcoes });
    }, ESPERA_MS);
    return () => {
      vale = false;
      clearTimeout(relogio);
    };
  }, [texto]);
  return (
    <div className={estilo.escolha}>
      <Campo
        id={`${id}-busca`}
        type="search"
        rotulo={rotulo}
        ajuda={ajuda}
        autoComplete="off"
        value={texto}
        autoFocus
        onChange={({ target }) => {
          escrever(target.value);
          aoEscolher(null);
        }}
      />
      <p role="status" className={estilo.estado}>
        {estado.tipo === 'buscando' && DESTINOS.buscando}
        {estado.tipo === 'falhou' && DESTINOS.semResposta}
        {estado.tipo === 'achadas' && estado.opcoes.length === 0 && DESTINOS.nadaAchado}
      </p>
      {estado.tipo === 'achadas' && estado.opcoes.length > 0 && (
        <fieldset className={estilo.opcoes}>
          <legend className="so-leitor">{DESTINOS.resultados}</legend>
          {estado.opcoes.map((opcao) => (
            <label key={opcao.uid}>
              <input
                type="radio"
                name={`${id}-opcao`}
                checked={escolhida?.uid === opcao.uid}
                onChange={() => aoEscolher(opcao)}
              />
              <span>
                <strong>{opcao.titulo}</strong>
                <span>{opcao.detalhe}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
