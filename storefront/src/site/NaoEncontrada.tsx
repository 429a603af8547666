import type { Hotsite } from './conteudo/cms.ts';
import { TituloDaAba } from './TituloDaAba.tsx';
import { BotaoLigacao } from './ui/BotaoLigacao.tsx';
import { ErroTela } from './ui/ErroTela.tsx';

/** What a brand's site says of an address that leads nowhere. */
export function NaoEncontrada({ marca }: { marca: Pick<Hotsite, 'tipo' | 'nome'> }) {
  const loja = marca.tipo === 'loja';
  return (
    <>
      <TituloDaAba titulo={`Página não encontrada · ${marca.nome}`} />
      <ErroTela
        codigo="404"
        titulo="Não encontramos esta página"
        acoes={
          <>
            <BotaoLigacao href={loja ? '/anuncio' : '/leilao'} icone="search">
              {loja ? 'Ver anúncios' : 'Ver lotes'}
            </BotaoLigacao>
            <BotaoLigacao href="/" variante="secundario">
              Página inicial
            </BotaoLigacao>
          </>
        }
      >
        <p>Ela pode ter mudado de endereço ou já não existir.</p>
      </ErroTela>
    </>
  );
}
