'use client';

import { useField } from '@payloadcms/ui';
import estilos from '../midia/midia.module.css';
import { REGISTRO } from '../palavras/registro.ts';
import type { Diferenca } from './diferencas.ts';

/** What an entry of the log changed, as a table of before and after. */
export function Diferencas({ path }: { path: string }) {
  const { value } = useField<Diferenca[]>({ path });
  const linhas = Array.isArray(value) ? value : [];
  if (linhas.length === 0) return <p>{REGISTRO.nenhumCampoMudou}</p>;
  return (
    <section className={estilos.bloco} aria-label={REGISTRO.oQueMudou}>
      <table className={estilos.tabela}>
        <caption className={estilos.soLeitor}>{REGISTRO.oQueMudou}</caption>
        <thead>
          <tr>
            <th scope="col">{REGISTRO.campo}</th>
            <th scope="col">{REGISTRO.antes}</th>
            <th scope="col">{REGISTRO.depois}</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ campo, antes, depois }) => (
            <tr key={campo}>
              <th scope="row">{campo}</th>
              <td className={estilos.antes}>{antes || '—'}</td>
              <td>{depois || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
