import { linhasLegais } from '@martelo/shared/dados-legais';
import { Miniatura } from '../../marca/Miniatura.tsx';
import { ASSISTENTE } from '../../palavras/assistente.ts';
import { MARCA_NOVA } from '../../palavras/marca-nova.ts';
import { ESTILOS } from '../../semente/estilos.ts';
import estilos from '../assistente.module.css';
import type { PropsPasso } from './passo.ts';

export function Conferir({ rascunho, endereco }: PropsPasso) {
  const { cores } = rascunho;
  const linhas: [string, string][] = [
    [ASSISTENTE.nome, rascunho.nome],
    [ASSISTENTE.venda, MARCA_NOVA[rascunho.tipo].vendaConferida],
    [ASSISTENTE.endereco, endereco.replace('{subdominio}', rascunho.subdominio)],
    [ASSISTENTE.dominioProprio, rascunho.dominio || ASSISTENTE.depois],
    [ASSISTENTE.logo, rascunho.logo ? ASSISTENTE.enviado : ASSISTENTE.oNome],
    [ASSISTENTE.imagens, ESTILOS.find(({ valor }) => valor === rascunho.estilo)?.rotulo ?? ''],
    [
      ASSISTENTE.telefoneEEMail,
      [rascunho.telefone, rascunho.email].filter(Boolean).join(' · ') || ASSISTENTE.depois,
    ],
    [
      ASSISTENTE.empresa,
      rascunho.razaoSocial && rascunho.cnpj
        ? linhasLegais(rascunho).slice(0, 2).join(' · ')
        : ASSISTENTE.depois,
    ],
    [
      ASSISTENTE.quemAdministra,
      rascunho.administra === 'eu'
        ? ASSISTENTE.voce
        : `${rascunho.nomeDoAdministrador} (${rascunho.emailDoAdministrador})`,
    ],
    [ASSISTENTE.ondeFica, rascunho.endereco || ASSISTENTE.soOLugar],
  ];
  return (
    <>
      <p className={estilos.intro}>{ASSISTENTE.comoEntraNoAr}</p>
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
          <dt>{ASSISTENTE.cores}</dt>
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
