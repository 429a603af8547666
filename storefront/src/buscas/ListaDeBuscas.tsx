import type { BuscaSalva } from '@martelo/shared/busca-salva.esquema';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import area from '../cliente/AreaCliente.module.css';
import { BUSCAS } from '../palavras/buscas.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { Busca } from './Busca.tsx';
import estilo from './Buscas.module.css';

/** What a client looks for, each with what it finds now. */
export function ListaDeBuscas({ modo, buscas }: { modo: TipoHotsite; buscas: readonly BuscaSalva[] }) {
  const palavras = BUSCAS[modo];
  if (buscas.length === 0)
    return (
      <Vazio
        icone="search"
        titulo={palavras.vazio}
        acao={<BotaoLigacao href={`/${prefixoDoLote(modo)}`}>{palavras.encontrar}</BotaoLigacao>}
      >
        {palavras.comoSalvar}
      </Vazio>
    );
  return (
    <>
      <p className={area.explica}>{palavras.explica}</p>
      <ul className={estilo.lista}>
        {buscas.map((busca) => (
          <li key={busca.uid}>
            <Busca inicial={busca} modo={modo} />
          </li>
        ))}
      </ul>
    </>
  );
}
