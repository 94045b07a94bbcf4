/** The settings. */

export const settings = {
  title: 'Settings',
  storedHere: 'These settings are stored on this device only.',
  appearance: 'Theme',
  appearances: { device: 'Match device', day: 'Light', candle: 'Dark' },
  language: 'Language',
  layout: 'Layout',
  layouts: { right: 'Right-handed', left: 'Left-handed: the table is mirrored' },
  suits: 'Cards',
  suitsOn: 'Ask for the suit of each card drawn',
  keyboard: 'Keyboard',
  shortcutsOn: 'Single-key shortcuts, such as K for the king',
  vibration: 'Vibration',
  vibrationOn: 'Vibrate when an entry is recorded',
  money: 'Money',
  guineasOn: 'Show pounds in guineas',
  practice: 'Practice tables',
  practiceGuideOn: 'Show the next step in words',
};
