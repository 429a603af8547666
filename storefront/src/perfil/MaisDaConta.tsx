import { Secao } from '../conta/Secao.tsx';
import { PERFIL } from '../palavras/perfil.ts';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './perfil.module.css';

const PAGINAS = [
  { chave: 'seguranca', href: '/minha-conta/seguranca', icone: 'shield-check' },
  { chave: 'avisos', href: '/cliente/avisos/preferencias', icone: 'bell' },
  { chave: 'privacidade', href: '/privacidade', icone: 'file-text' },
] as const satisfies readonly { chave: string; href: string; icone: NomeIcone }[];

/** What else there is of one's account, each a page of its own. */
export const MaisDaConta = () => (
  <Secao id="mais" titulo={PERFIL.naConta}>
    <ul className={estilo.mais}>
      {PAGINAS.map(({ chave, href, icone }) => (
        <li key={chave}>
          <Ligacao href={href}>
            <Icone nome={icone} tamanho={24} />
            <span>
              <span>{PERFIL.rotuloDeMais[chave]}</span>
              <span>{PERFIL.deMais[chave]}</span>
            </span>
            <Icone nome="chevron-right" tamanho={20} />
          </Ligacao>
        </li>
      ))}
    </ul>
  </Secao>
);
