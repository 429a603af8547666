import type { ReactNode } from 'react';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Esqueleto } from '../../site/ui/Esqueleto.tsx';
import type { NomeIcone } from '../../site/ui/Icone.tsx';
import { Vazio } from '../../site/ui/Vazio.tsx';
import estilo from './EstadoDados.module.css';

/** What a kind's loader found, or why there is nothing. `carregando` only in the canvas. */
export type Dados<T> = ({ estado: 'ok' } & T) | { estado: 'indisponivel' } | { estado: 'carregando' };

/** Data when it is there; otherwise its place says what is the matter. */
export function EstadoDados<T>({
  dados,
  rotulo,
  volta,
  icone = 'cloud-off',
  esqueletos = { quantos: 3, altura: 180 },
  children,
}: {
  dados: Dados<T>;
  /** For who listens: "Carregando os pátios". */
  rotulo: string;
  /** Said while the service is away: "Os pátios voltam em instantes". */
  volta: string;
  icone?: NomeIcone;
  esqueletos?: { quantos: number; altura: number };
  children: (dados: { estado: 'ok' } & T) => ReactNode;
}) {
  switch (dados.estado) {
    case 'carregando':
      return (
        <div className={estilo.esqueletos} role="status" aria-label={rotulo}>
          {Array.from({ length: esqueletos.quantos }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <Esqueleto key={i} altura={esqueletos.altura} raio="var(--raio)" />
          ))}
        </div>
      );
    case 'indisponivel':
      return (
        <Vazio icone={icone} titulo={volta}>
          <p>{ELEMENTOS.naoCarregou}</p>
        </Vazio>
      );
    case 'ok':
      return children(dados);
  }
}
