import { Miniatura } from '../../marca/Miniatura.tsx';
import { ESTILOS } from '../../semente/estilos.ts';
import type { PropsPasso } from '../Assistente.tsx';
import estilos from '../assistente.module.css';

export function Conferir({ rascunho, endereco }: PropsPasso) {
  const { cores } = rascunho;
  const linhas: [string, string][] = [
    ['Nome', rascunho.nome],
    ['Venda', rascunho.tipo === 'loja' ? 'Loja (ofertas e anúncios)' : 'Leilão (lances e lotes)'],
    ['Endereço', endereco.replace('{subdominio}', rascunho.subdominio)],
    ['Domínio próprio', rascunho.dominio || 'Depois'],
    ['Logo', rascunho.logo ? 'Enviado' : 'O nome, com a inicial na cor da marca'],
    ['Imagens', ESTILOS.find(({ valor }) => valor === rascunho.estilo)?.rotulo ?? ''],
    ['Telefone e e-mail', [rascunho.telefone, rascunho.email].filter(Boolean).join(' · ') || 'Depois'],
    ['Onde fica', rascunho.endereco || 'Só o lugar no mapa'],
  ];
  return (
    <>
      <p className={estilos.intro}>
        Ao criar, o site entra no ar com dezoito páginas prontas, ilustrações, banners, ícones e as regras de
        participação.
      </p>
      <div className={estilos.soEstreita}>
        <Miniatura
          nome={rascunho.nome}
          tipo={rascunho.tipo}
          cores={cores}
          logo={rascunho.logo}
          estilo={rascunho.estilo}
        />
      </div>
      <dl className={estilos.resumo}>
        {linhas.map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
        <div>
          <dt>Cores</dt>
          <dd className={estilos.amostras}>
            {(['corPrimaria', 'corSecundaria', 'corGradient1', 'corGradient2', 'corGradient3'] as const).map(
              (campo) =>
                cores[campo] && (
                  <span key={campo} style={{ background: cores[campo] }} title={cores[campo]} />
                ),
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}
