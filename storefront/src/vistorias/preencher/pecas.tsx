import { type ButtonHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react';
import type { NomeIcone } from '../../site/ui/Icone.tsx';
import './preencher.css';

export interface PropsDoBotao extends ButtonHTMLAttributes<HTMLButtonElement> {
  variante?: 'primario' | 'normal' | 'leve';
  icone?: NomeIcone;
  children: ReactNode;
}

/** What an inspection is filled in by, where it is: at the back office by its people, at the site by who collects. */
export interface Pecas {
  Botao: ComponentType<PropsDoBotao>;
  /** Where a picture of an example is shown from. */
  exemplo(url: string): string;
}

const Contexto = createContext<Pecas | null>(null);
export const ComPecas = Contexto.Provider;

export function usePecas(): Pecas {
  const pecas = use(Contexto);
  if (pecas === null) throw new Error('an inspection is filled in by nothing: ComPecas is missing');
  return pecas;
}

export function Botao(props: PropsDoBotao) {
  const { Botao: Daqui } = usePecas();
  return <Daqui {...props} />;
}
