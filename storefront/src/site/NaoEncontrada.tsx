import { prefixoDoLote } from '@martelo/shared/lote-url';
import { CASA } from '../palavras/casa.ts';
import type { Hotsite } from './conteudo/cms.ts';
import { TituloDaAba } from './TituloDaAba.tsx';
import { BotaoLigacao } from './ui/BotaoLigacao.tsx';
import { ErroTela } from './ui/ErroTela.tsx';

/** What a brand's site says of an address that leads nowhere. */
export function NaoEncontrada({ marca }: { marca: Pick<Hotsite, 'tipo' | 'nome'> }) {
  const palavras = CASA[marca.tipo];
  return (
    <>
      <TituloDaAba titulo={`${palavras.naoEncontrada} · ${marca.nome}`} />
      <ErroTela
        codigo="404"
        titulo={palavras.naoEncontramos}
        acoes={
          <>
            <BotaoLigacao href={`/${prefixoDoLote(marca.tipo)}`} icone="search">
              {palavras.verLotes}
            </BotaoLigacao>
            <BotaoLigacao href="/" variante="secundario">
              {palavras.paginaInicial}
            </BotaoLigacao>
          </>
        }
      >
        <p>{palavras.podeTerMudado}</p>
      </ErroTela>
    </>
  );
}
