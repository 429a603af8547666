import type { ComponentProps } from 'react';
import estilo from './Secao.module.css';

/** A part of a client's page in its box, clear of the header where a link leads to it. */
export const Secao = ({
  como: Como = 'section',
  className = '',
  ...resto
}: ComponentProps<'section'> & { como?: 'section' | 'aside' }) => (
  <Como className={`${estilo.secao} ${className}`} {...resto} />
);
