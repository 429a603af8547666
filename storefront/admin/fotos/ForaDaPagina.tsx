import type { FotoVista } from '@martelo/shared/foto-do-lote';
import type { ModeloDoLote } from '@martelo/shared/modelo-de-fotos.esquema';
import { useState } from 'react';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { agirNaFoto, miniaturaDe, useFotoDoLote, usePalavrasDasFotos } from './dados.ts';
import { EscolherVista } from './EscolherVista.tsx';
import { Reprovar } from './Reprovar.tsx';
import { Retirar } from './Retirar.tsx';

/** What was sent of a lot and is not on its page: it waits, was refused, or was left out. */
export function ForaDaPagina({
  fotos,
  modelo,
  aoPor,
  aoMudar,
}: {
  fotos: readonly FotoVista[];
  /** What the model of the lot's type asks for; null where there is none. */
  modelo: ModeloDoLote | null;
  /** Puts one that is approved back on the page; null where who looks may not. */
  aoPor: ((foto: FotoVista) => Promise<boolean>) | null;
  aoMudar: () => void;
}) {
  const P = usePalavrasDasFotos();
  const DoModelo = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const online = useOnline();
  const dizer = useDizer();
  const especie = useFotoDoLote();
  const aprova = especie?.acoes.some(({ nome }) => nome === 'aprovar') ?? false;
  const [pergunta, perguntar] = useState<{ foto: FotoVista; o: 'reprovar' | 'retirar' } | null>(null);
  const fechar = () => perguntar(null);
  const agir = async (foto: FotoVista, acao: string) => {
    try {
      await agirNaFoto(foto, acao);
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      aoMudar();
    }
  };
  return (
    <section aria-label={P.esperam}>
      <h2>{P.esperam}</h2>
      <ul className="fotos">
        {fotos.map((foto) => (
          <li key={foto.uid}>
            <img
              src={miniaturaDe({ url: foto.url, foto })}
              alt={foto.nome}
              loading="lazy"
              width={200}
              height={150}
            />
            <p>
              <span className="marca-situacao" data-tom={foto.situacao === 'REPROVADA' ? 'ruim' : 'espera'}>
                {P.situacoes[foto.situacao]}
              </span>
            </p>
            {foto.motivo && <p className="quieto">{foto.motivo}</p>}
            {modelo !== null && (
              <EscolherVista {...{ foto, modelo, aoMudar }} nome={DoModelo.mostraEsta(foto.nome)} />
            )}
            <div className="fotos-atos">
              {aprova && (foto.situacao === 'PENDENTE' || foto.situacao === 'REPROVADA') && (
                <Botao
                  variante="leve"
                  icone="check"
                  soIcone
                  disabled={!online}
                  onClick={() => void agir(foto, 'aprovar')}
                >
                  {P.por(foto.nome)}
                </Botao>
              )}
              {aoPor !== null && foto.situacao === 'APROVADA' && (
                <Botao
                  variante="leve"
                  icone="plus"
                  soIcone
                  disabled={!online}
                  onClick={() => void aoPor(foto)}
                >
                  {P.reporNaPagina(foto.nome)}
                </Botao>
              )}
              {aprova && foto.situacao !== 'REPROVADA' && (
                <Botao
                  variante="leve"
                  icone="eye-off"
                  soIcone
                  disabled={!online}
                  onClick={() => perguntar({ foto, o: 'reprovar' })}
                >
                  {P.reprovarEsta(foto.nome)}
                </Botao>
              )}
              {(aprova || foto.situacao === 'PENDENTE') && (
                <Botao
                  variante="leve"
                  icone="x"
                  soIcone
                  disabled={!online}
                  onClick={() => perguntar({ foto, o: 'retirar' })}
                >
                  {P.retirarEsta(foto.nome)}
                </Botao>
              )}
            </div>
          </li>
        ))}
      </ul>
      {pergunta?.o === 'reprovar' && (
        <Reprovar
          quantas={1}
          aoFechar={fechar}
          aoReprovar={async (motivo) => {
            await agirNaFoto(pergunta.foto, 'reprovar', { motivo });
            aoMudar();
            fechar();
          }}
        />
      )}
      {pergunta?.o === 'retirar' && (
        <Retirar
          enviada
          aoFechar={fechar}
          aoRetirar={async () => {
            const { outrosLotes } = await agirNaFoto(pergunta.foto, 'retirar');
            aoMudar();
            dizer(P.retirada);
            return outrosLotes ?? 0;
          }}
        />
      )}
    </section>
  );
}
